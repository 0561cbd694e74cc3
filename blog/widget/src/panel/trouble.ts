/** What can come between a reader and an answer; each has its sentence. */
export type TroubleKind =
  | 'offline'
  | 'blocked'
  | 'limited'
  | 'crowded'
  | 'busy'
  | 'closed'
  | 'unknownPost'
  | 'tooLong'
  | 'expired'
  | 'lost'
  | 'failed';

export class Trouble extends Error {
  readonly kind: TroubleKind;
  /** Seconds until the server accepts the next question; null if it did not say. */
  readonly retryAfter: number | null;

  constructor(kind: TroubleKind, retryAfter: number | null = null) {
    super(kind);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const byCode: Readonly<Record<string, TroubleKind>> = {
  rate_limited: 'limited',
  blog_busy: 'crowded',
  overloaded: 'busy',
  not_ready: 'busy',
  key_not_valid: 'closed',
  domain_not_allowed: 'closed',
  post_unknown: 'unknownPost',
  validation_failed: 'tooLong',
  session_expired: 'expired',
  not_found: 'lost',
};

/**
 * What an error of the server means; a code of a later server is a plain failure.
 * @param retryAfter seconds, as its header says them; 0 and what is no number say nothing.
 */
export const toTrouble = (problem: unknown, retryAfter = Number.NaN): Trouble => {
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : '';
  return new Trouble(byCode[String(code)] ?? 'failed', retryAfter > 0 ? retryAfter : null);
};

/** What a page of the product itself failed with: an error of the shape that its screens see. */
export function troubleOfTrial(thrown: unknown): Trouble {
  if (typeof thrown !== 'object' || thrown === null) return new Trouble('failed');
  if ('code' in thrown && thrown.code === 'network_error') return unreachable(false);
  return toTrouble(thrown, 'retryAfter' in thrown ? Number(thrown.retryAfter) : undefined);
}

/** What a request that got no answer means. */
export function unreachable(wasForbidden: boolean): Trouble {
  if (!navigator.onLine) return new Trouble('offline');
  return new Trouble(wasForbidden ? 'blocked' : 'failed');
}

export const getTroubleKind = (error: unknown): TroubleKind =>
  error instanceof Trouble ? error.kind : 'failed';

/** Seconds until a failed question can be asked again; null if there is nothing to wait for. */
export const waitAfter = (error: unknown): number | null =>
  error instanceof Trouble ? error.retryAfter : null;
