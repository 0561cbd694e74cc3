import { colorScheme, type Appearance } from '../protocol';

/** Where the frame's style sheet takes each of Stripe's appearance variables from. */
const properties = {
  colorPrimary: '--accent',
  colorBackground: '--card',
  colorText: '--text',
  colorTextSecondary: '--muted',
  colorDanger: '--bad',
  borderRadius: '--radius',
  fontFamily: '--font',
} as const;

/** Gives the frame's document the look that the page asked for; the rest is the theme's own. */
export function applyAppearance(appearance: Appearance): void {
  const { style } = document.documentElement;
  style.colorScheme = colorScheme(appearance);
  for (const [variable, property] of Object.entries(properties)) {
    style.setProperty(property, appearance.variables?.[variable] ?? null);
  }
}
