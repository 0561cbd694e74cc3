/** What can come between a reader and an answer; each has its sentence. */
export type TroubleKind =
  | 'offline'
  | 'blocked'
  | 'busy'
  | 'closed'
  | 'unknownPost'
  | 'tooLong'
  | 'expired'
  | 'lost'
  | 'failed';

export class Trouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind) {
    super(kind);
    this.kind = kind;
  }
}

const byCode: Readonly<Record<string, TroubleKind>> = {
  rate_limited: 'busy',
  overloaded: 'busy',
  not_ready: 'busy',
  key_not_valid: 'closed',
  domain_not_allowed: 'closed',
  post_unknown: 'unknownPost',
  validation_failed: 'tooLong',
  session_expired: 'expired',
  not_found: 'lost',
};

/** What a refusal of the server means; a code of a later server is a plain failure. */
export const troubleOf = (refusal: unknown): Trouble => {
  const code =
    typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : '';
  return new Trouble(byCode[String(code)] ?? 'failed');
};

/** What a request that got no answer means. */
export function unreachable(wasForbidden: boolean): Trouble {
  if (!navigator.onLine) return new Trouble('offline');
  return new Trouble(wasForbidden ? 'blocked' : 'failed');
}

export const kindOf = (error: unknown): TroubleKind =>
  error instanceof Trouble ? error.kind : 'failed';
