/** Without the comments of a stylesheet. */
export const withoutRemarks = (css: string): string =>
  css.includes('/*') ? css.replace(/\/\*[^*]{0,2000}\*\//g, '') : css;

/** The declarations of a `style` attribute, in lower case; the last of a name counts. */
export function declarations(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of withoutRemarks(style.slice(0, 2000)).toLowerCase().split(';', 40)) {
    const colon = part.indexOf(':');
    if (colon > 0) {
      const value = part.slice(colon + 1).replace('!important', '');
      found.set(part.slice(0, colon).trim(), value.trim());
    }
  }
  return found;
}

const names: Readonly<Record<string, string>> = {
  white: '255,255,255',
  black: '0,0,0',
  snow: '255,250,250',
  ivory: '255,255,240',
  whitesmoke: '245,245,245',
  ghostwhite: '248,248,255',
};

/** Red, green and blue as text that can be compared; null where the colour is not one of these. */
export function colourOf(value: string): string | null {
  const hex = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/.exec(value)?.[1];
  if (hex !== undefined) {
    const pairs = hex.length === 3 ? hex.split('').map((one) => one + one) : hex.match(/../g);
    return (pairs ?? []).map((pair) => Number.parseInt(pair, 16)).join(',');
  }
  // Of a hue nothing is known but that it is white or black at its ends.
  const light = /hsla?\([^)%]{1,20}%?[\s,]{1,3}(?:\d{1,3}%[\s,]{1,3})?(100|0)%/.exec(value)?.[1];
  if (light !== undefined) return light === '0' ? '0,0,0' : '255,255,255';
  const rgb = /rgba?\(\s*(\d{1,3})[\s,]{1,3}(\d{1,3})[\s,]{1,3}(\d{1,3})/.exec(value);
  if (rgb !== null) return rgb.slice(1, 4).map(Number).join(',');
  const word = value.split(' ', 4).find((one) => one in names);
  return word === undefined ? null : (names[word] ?? null);
}

/** Whether a colour lets everything through. */
export const isTransparent = (value: string): boolean =>
  /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/.test(value) ||
  /^(?:rgb|hsl)a?\((?:(?:[^,/]{1,9},){3}|[^,/]{1,30}\/)\s{0,3}0?\.?0{0,4}%?\s{0,3}\)$/.test(value);

/** Whether two colours are so near that text in one is unseen on the other. */
export function isSameColour(one: string, other: string): boolean {
  const right = other.split(',').map(Number);
  return one.split(',').every((part, index) => Math.abs(Number(part) - (right[index] ?? 0)) <= 8);
}

const unitOf: Readonly<Record<string, number>> = { em: 16, rem: 16, '%': 0.16, pt: 1.33, vw: 10 };

/** A length in pixels, roughly; null where it is not a number. */
export function pixels(value: string | undefined): number | null {
  const parts = /^(-?\d{0,6}(?:\.\d{1,6})?)(px|em|rem|%|pt|vw)?$/.exec(value ?? '');
  if (parts === null || parts[1] === '' || parts[1] === '-') return null;
  return Number(parts[1]) * (unitOf[parts[2] ?? ''] ?? 1);
}
