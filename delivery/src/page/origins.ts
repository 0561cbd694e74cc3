/** Origins beyond the site's own, by what the page does with them. */
export interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** What the card provider's browser script needs; another provider changes this table only. */
export const cardProvider: Origins = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
