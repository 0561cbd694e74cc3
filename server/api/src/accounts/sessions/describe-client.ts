/** What a User-Agent says, most telling first: nearly every browser also names those it resembles. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Names a client so that its owner knows it again, such as `Firefox on Windows`; versions and models
 * are not kept.
 * @returns the name of a program that is no browser; null if nothing is said.
 */
export function describeClient(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  return /^[A-Za-z][\w.-]{0,39}/.exec(userAgent)?.[0] ?? null;
}
