import type { Coding } from '@cpal/delivery';

/** From coding to weight, as an Accept-Encoding header gives them; RFC 9110, section 12.5.3. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [token = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (token !== '') weights.set(token, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}

/**
 * The coding to send: the heaviest one on offer, the earlier of two alike.
 * @returns null for the body as it is, which is also the answer where nothing fits.
 */
export function chooseCoding(
  acceptEncoding: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (acceptEncoding === undefined) return null;
  const weights = weightsOf(acceptEncoding);
  const rest = weights.get('*') ?? 0;
  let chosen: Coding | null = null;
  let heaviest = 0;
  for (const coding of offered) {
    const weight = weights.get(coding.token) ?? rest;
    if (weight <= heaviest) continue;
    chosen = coding;
    heaviest = weight;
  }
  return heaviest < (weights.get('identity') ?? 0) ? null : chosen;
}

/** Whether a caller names a coding among those that it takes. */
export const accepts = (acceptEncoding: string | undefined, token: string): boolean =>
  acceptEncoding !== undefined && (weightsOf(acceptEncoding).get(token) ?? 0) > 0;

/** Whether the caller already holds this version; RFC 9110, section 13.1.2. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const held = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes('*') || held.includes(etag);
}

interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The one range asked for of a body of `size` bytes; RFC 9110, section 14.
 * @returns null to send the whole body, `unsatisfiable` where the range lies beyond it.
 */
export function chooseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start <= end ? { start, end } : 'unsatisfiable';
}
