/** An error as Stripe.js hands it to the page. */
export interface BrowserError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error' | 'api_connection_error';
  code?: string;
  message: string;
}

/** How the page wants the form to look, in Stripe's words; other variables change nothing here. */
export interface Appearance {
  theme?: string;
  variables?: Readonly<Record<string, string>>;
}

/**
 * What a frame did with the intent whose client secret it was sent; the intent as the sandbox's server
 * shows it to browsers.
 */
export interface Outcome {
  error?: BrowserError;
  setupIntent?: { status: string };
  paymentIntent?: { status: string };
}

/** What the frame sends: its content's height in CSS pixels, or its outcome. */
export interface FrameMessage {
  px?: number;
  outcome?: Outcome;
}

/** The only message that is sent from window to window; everything else goes through its port. */
export const connectMessage = 'stripe-sandbox:connect';

/** Dark with Stripe's theme `night`, independent of the visitor's system. */
export const colorScheme = ({ theme }: Appearance): 'light' | 'dark' =>
  theme === 'night' ? 'dark' : 'light';

/** Whether a client secret is that of a payment, not of a setup. */
export const isOfPayment = (clientSecret: string): boolean => clientSecret.startsWith('pi_');
