import type { Appearance } from '@stripe/stripe-js';

const darkness = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Calls back when the visitor's colour scheme changes; gives what ends that. */
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
  // A token is written for both colour schemes; only a computed colour is one that Stripe takes.
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--surface'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-soft'),
      colorDanger: colour('--bad'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '8px',
    },
  };
  probe.remove();
  return appearance;
}
