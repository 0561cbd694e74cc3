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

/** What the page asks of the frame, which answers once: set the typed card up, or ask the bank's question. */
export interface Call {
  clientSecret: string;
}

/** What a call came to; `setupIntent` as the sandbox's server shows it to browsers. */
export interface Outcome {
  error?: BrowserError;
  setupIntent?: { status: string };
}

/** What the frame sends: that it is there, its content's height in CSS pixels, what a call came to. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'height'; px: number }
  | { kind: 'outcome'; outcome: Outcome };

/** The only message that is sent from window to window; everything else goes through its port. */
export const connectMessage = 'stripe-sandbox:connect';

/** A look is dark where it has Stripe's theme `night`, whatever the visitor's system prefers. */
export const colorScheme = ({ theme }: Appearance): 'light' | 'dark' =>
  theme === 'night' ? 'dark' : 'light';
