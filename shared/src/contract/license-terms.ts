// Apart from the schemas, so that a screen which needs only these words fetches no zod.

/** The one product that a licence switches on. */
export const licenseProductId = 'cpal';

/** What the server and the screen say where a licence needs a subscription. */
export const subscriptionRequired =
  'You need an active subscription to manage licenses. Please subscribe to a plan first.';
