import type { Appearance } from './protocol';

/** Whether a look is dark: of Stripe's themes `night` is, whatever the visitor's system prefers. */
export const colorScheme = ({ theme }: Appearance): 'light' | 'dark' =>
  theme === 'night' ? 'dark' : 'light';
