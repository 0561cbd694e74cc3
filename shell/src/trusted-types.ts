import { readPage } from '@cpal/shared/page';

interface PolicyFactory {
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
 */
export function installTrustedTypes(): void {
  const { stripeScriptUrl } = readPage().settings;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url.startsWith('https://js.stripe.com/') || url === stripeScriptUrl) return url;
      throw new TypeError(`No script may be added from ${url}`);
    },
  });
}
