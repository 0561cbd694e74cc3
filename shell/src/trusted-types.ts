import { readPage } from '@cpal/shared/page';

interface PolicyFactory {
  readonly defaultPolicy?: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/**
 * Lets scripts be added from the payment provider alone; the page's Content-Security-Policy refuses
 * every other address that is given as a plain string.
 *
 * A page has one default policy. Where an extension or a tag manager has made it first, that one
 * decides which strings become addresses of scripts, and the Content-Security-Policy still decides
 * which of these are fetched: the product works without ours.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const { stripeScriptUrl } = readPage().settings;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => {
        if (isStripe(url) || url === stripeScriptUrl) return url;
        throw new TypeError(`No script may be added from ${url}`);
      },
    });
  } catch (error) {
    console.warn('The default Trusted Types policy was not made.', error);
  }
}

/** By the parsed host: a prefix or a pattern of the address could be forged. */
function isStripe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && `.${hostname}`.endsWith('.js.stripe.com');
}
