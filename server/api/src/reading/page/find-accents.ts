/** Accents that are proposed. */
const maxAccents = 3;

/** Characters of style sheets that are looked through. */
const maxCss = 1_000_000;

/** How much the name of a custom property or of what it colors says that it is the blog's own. */
const ownName = /(?:accent|primary|brand|theme|link|button|btn|heading)[\w-]*$/i;
const ownWeight = 4;

/** Colors that WordPress puts into every page, and those of other companies' buttons. */
const foreign: ReadonlySet<string> = new Set(
  (
    '#cf2e2e #ff6900 #fcb900 #7bdcb5 #00d084 #8ed1fc #0693e3 #f78da7 #9b51e0 #32373c #2271b1 #007cba ' +
    '#3858e9 #007017 #1877f2 #3b5998 #1da1f2 #e60023 #bd081c #25d366 #ff0000 #0000ff #0a66c2 #ff4500 ' +
    '#e1306c #c32aa3 #1db954'
  ).split(' '),
);

/** A property with a color: `--accent: #c2410c`, `color: rgb(194 65 12)`, `--link: light-dark(#c2410c, …)`. */
const declared =
  /(?<name>[\w-]{1,60})\s{0,4}:\s{0,4}(?:[a-z][a-z-]{0,20}\(\s{0,4})?(?:#(?<hex>[\da-f]{6}|[\da-f]{3})\b|rgba?\(\s{0,4}(?<red>\d{1,3})[\s,]{1,4}(?<green>\d{1,3})[\s,]{1,4}(?<blue>\d{1,3}))/gi;

const toHex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.min(part, 255).toString(16).padStart(2, '0')).join('')}`;

/** The color as `#rrggbb`; null where it is none. */
export function readColor(text: string): string | null {
  const [match] = `color:${text.trim().slice(0, 60)}`.matchAll(declared);
  return match ? colorOf(match) : null;
}

function colorOf({ groups = {} }: RegExpMatchArray): string {
  const { hex, red, green, blue } = groups;
  if (hex === undefined) return toHex([red, green, blue].map(Number));
  const lower = hex.toLowerCase();
  return lower.length === 6 ? `#${lower}` : `#${lower.replaceAll(/./g, '$&$&')}`;
}

const toRgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Neither gray, nor nearly white or black. */
function isColorful(hex: string): boolean {
  const parts = toRgb(hex);
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  return most - least >= 60 && most >= 80 && least <= 200;
}

/** Shades of one color are one proposal. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [toRgb(one), toRgb(other)];
  return a.every((part, at) => Math.abs(part - (b[at] ?? 0)) < 40);
}

/**
 * The colors that a blog uses most, as `#rrggbb`, the likeliest first: at most three that differ.
 * @param css of its style sheets, one after the other.
 * @param themeColor what its page names, which comes first.
 */
export function findAccents(css: string, themeColor: string | null = null): string[] {
  const weights = new Map<string, number>();
  for (const match of css.slice(0, maxCss).matchAll(declared)) {
    const color = colorOf(match);
    if (foreign.has(color) || !isColorful(color)) continue;
    const weight = ownName.test(match.groups?.name ?? '') ? ownWeight : 1;
    weights.set(color, (weights.get(color) ?? 0) + weight);
  }
  const theme = themeColor === null ? null : readColor(themeColor);
  const named = theme !== null && isColorful(theme) ? [theme] : [];
  const used = [...weights].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  const accents: string[] = [];
  for (const color of [...named, ...used])
    if (accents.length < maxAccents && !accents.some((other) => isAlike(color, other)))
      accents.push(color);
  return accents;
}
