/** An error as Stripe.js hands it to the page. */
export interface BrowserError {
  type:
    | 'card_error'
    | 'validation_error'
    | 'invalid_request_error'
    | 'api_connection_error'
    | 'api_error';
  code?: string;
  decline_code?: string;
  message: string;
}

/** How the page wants the form to look, in Stripe's words; what the sandbox does not know it leaves out. */
export interface Appearance {
  theme?: string;
  variables?: Readonly<Record<string, string>>;
}

/** What the page asks of the frame; the answers carry the same number. */
export interface Call {
  number: number;
  name: 'confirm' | 'retrieve' | 'challenge' | 'validate' | 'focus' | 'blur' | 'clear' | 'dress';
  /** The setup intent's, for the first three. */
  clientSecret: string;
  /** For `dress`. */
  appearance: Appearance;
}

/** What a call came to; `setupIntent` as the sandbox's server shows it to browsers. */
export interface Outcome {
  error?: BrowserError;
  setupIntent?: { status: string };
}

/** What the frame sends back for a call. */
export interface Answer {
  kind: 'answer';
  number: number;
  outcome: Outcome;
}

/** What happens in the frame, told without being asked. */
export interface FrameEvent {
  kind: 'event';
  name: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'resize';
  /** Whether all fields are filled in and right, and whether none is filled in. */
  complete: boolean;
  empty: boolean;
  /** Of the frame's content, in CSS pixels. */
  height: number;
}

/** The only message that is sent from window to window; everything else goes through its port. */
export const connectMessage = 'stripe-sandbox:connect';
