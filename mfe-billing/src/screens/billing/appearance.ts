import type { Appearance } from '@stripe/stripe-js';

/** The product's look for the payment provider's fields, which live in a frame of their own. */
export function readAppearance(): Appearance {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
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
