/** What can come between a reader and an answer; each has its sentence. */
export type FailureKind =
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

export class Failure extends Error {
  readonly kind: FailureKind;
  /** Seconds until the server accepts the next question; null if it did not say. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, retryAfter: number | null = null) {
    super(kind);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const byCode: Readonly<Record<string, FailureKind>> = {
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
export const toFailure = (problem: unknown, retryAfter = Number.NaN): Failure => {
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : '';
  return new Failure(byCode[String(code)] ?? 'failed', retryAfter > 0 ? retryAfter : null);
};

/** What a page of the product itself failed with: an error of the shape that its screens see. */
export function troubleOfTrial(thrown: unknown): Failure {
  if (typeof thrown !== 'object' || thrown === null) return new Failure('failed');
  if ('code' in thrown && thrown.code === 'network_error') return unreachable(false);
  return toFailure(thrown, 'retryAfter' in thrown ? Number(thrown.retryAfter) : undefined);
}

/** What a request that got no answer means. */
export function unreachable(wasForbidden: boolean): Failure {
  if (!navigator.onLine) return new Failure('offline');
  return new Failure(wasForbidden ? 'blocked' : 'failed');
}

export const getFailureKind = (error: unknown): FailureKind =>
  error instanceof Failure ? error.kind : 'failed';

/** Seconds until a failed question can be asked again; null if there is nothing to wait for. */
export const waitAfter = (error: unknown): number | null =>
  error instanceof Failure ? error.retryAfter : null;
