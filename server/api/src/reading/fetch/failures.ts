import { robotName } from '../robots/robot-name';

/** Why an address could not be fetched. */
export type FailureReason =
  | 'refused'
  | 'unknown_host'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'left_blog'
  | 'robots'
  | 'robots_unavailable'
  | 'unreadable'
  | 'bad_answer'
  | 'turned_away';

/** @param protection what turned our reader away, where a blogger would look for it. */
export const turnedAwayBy = (protection: string) =>
  `turned our reader away: allow the user agent ${robotName} in ${protection}`;

/** The same in a blogger's words, each the rest of a sentence that begins with the address. */
const words: Record<FailureReason, string> = {
  refused: 'is not a public web address',
  unknown_host: 'does not exist: its domain has no address',
  unreachable: 'could not be reached',
  timeout: 'did not answer within 10 seconds',
  too_large: 'is larger than 5 MB',
  too_many_redirects: 'redirects more than 5 times',
  left_blog: 'redirects to another website',
  robots: 'may not be read: robots.txt forbids it',
  robots_unavailable: 'was not read, because robots.txt of the blog does not answer',
  unreadable: 'sent something that is no text',
  bad_answer: 'answered with an error',
  turned_away: turnedAwayBy('the firewall or bot protection of your blog or host'),
};

interface FailureOptions extends ErrorOptions {
  /** Says it more precisely. */
  message?: string;
  /** What the website answered, where it did. */
  status?: number;
}

/** An address that could not be fetched; the message is for its blogger. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  readonly reason: FailureReason;
  readonly status: number | null;

  constructor(
    reason: FailureReason,
    { message = words[reason], status, ...options }: FailureOptions = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.status = status ?? null;
  }

  /** Whether a firewall or a bot protection answered instead of the blog. */
  get isTurnedAway(): boolean {
    return this.reason === 'turned_away';
  }
}
