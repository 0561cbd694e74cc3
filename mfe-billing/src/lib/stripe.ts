import { readPage } from '@cpal/shared/page';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Loads Stripe in the browser. Where the deployment names a sandbox, its script comes first and
 * defines what Stripe's own loader then finds.
 * @throws Error where a script cannot be loaded.
 */
export async function openStripe(): Promise<Stripe> {
  const { stripeScriptUrl, stripePublishableKey } = readPage().settings;
  if (stripeScriptUrl !== null && !('Stripe' in window)) await addScript(stripeScriptUrl);
  const stripe = await loadStripe(stripePublishableKey);
  if (stripe === null) throw new Error('Stripe is not available here.');
  return stripe;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
    script.src = src;
    document.head.append(script);
  });
}
