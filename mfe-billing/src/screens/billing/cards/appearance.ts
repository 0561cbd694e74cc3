import type { Appearance } from '@stripe/stripe-js';

const darkness = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Calls back when the visitor's color scheme changes; gives what ends that. */
export function onSchemeChange(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The product's look for the payment provider's fields, which live in a frame of their own. */
export function readAppearance(): Appearance {
  const isDark = darkness().matches;
  const probe = document.createElement('span');
  document.body.append(probe);
  // A token is written for both color schemes; only a computed color is one that Stripe takes.
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('--accent'),
      colorBackground: color('--surface'),
      colorText: color('--ink'),
      colorTextSecondary: color('--ink-soft'),
      colorDanger: color('--bad'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '8px',
    },
  };
  probe.remove();
  return appearance;
}
