/** Origins beyond the site's own, by what the page does with them. */
export interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** Stripe serves its script, and the frames that hold its fields, from these. */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** What the card provider's browser script needs; another provider changes this table only. */
export const cardProvider: Origins = {
  script: stripeScripts,
  connect: ['https://api.stripe.com'],
  frame: [...stripeScripts, 'https://hooks.stripe.com'],
};
