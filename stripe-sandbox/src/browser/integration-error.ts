/** The page uses Stripe.js in a way that can never work; Stripe throws these, too. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
