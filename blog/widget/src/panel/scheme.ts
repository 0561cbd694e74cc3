import { luminance } from '@cpal/shared/color';

/** How light a computed color is, from 0 to 1; null for one that lets everything through. */
export function lightness(color: string): number | null {
  const [name = '', rest = ''] = color.split('(', 2);
  const [a = 0, b = 0, c = 0, alpha = 1] = (
    /^color$/.test(name) ? rest.replace(/^\S+\s/, '') : rest
  )
    .split(/[\s,/)]+/)
    .filter((part) => part !== '')
    .map((part) => Number.parseFloat(part));
  if (rest === '' || alpha < 0.5) return null;
  if (name === 'oklch' || name === 'oklab') return a ** 3;
  if (name === 'lab' || name === 'lch') return (a / 100) ** 2.2;
  const whole = name === 'color' ? 255 : 1;
  return luminance([a * whole, b * whole, c * whole]);
}

/** Whether a blog is dark where an element stands: its own background decides, not the system. */
export function isDarkAt(start: Element): boolean {
  for (let at: Element | null = start; at !== null; at = at.parentElement) {
    const light = lightness(getComputedStyle(at).backgroundColor);
    if (light !== null) return light < 0.179;
  }
  // Nothing is painted: the browser's own canvas, which is dark where the page allows it.
  const allowsDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  return allowsDark && matchMedia('(prefers-color-scheme: dark)').matches;
}
