import { Notice } from '../../ui/notice/notice';
import { ButtonLink } from '../../ui/button/button';
import type { Problem } from '../../api/problem';
import { paths } from '../../paths';

/** What the server said of a call that failed. */
type Refused = Pick<Problem, 'code' | 'error'> & Partial<Pick<Problem, 'message'>>;

/** Which sentence of the server's body a screen shows, as the specification has it for the call. */
type Shown = 'message' | 'error';

/**
 * Whether a plan is what is missing: by its code, or, from a server that sends none, by a sentence
 * that mentions a subscription (spec, section 2).
 */
export const needsSubscription = ({ code, error }: Refused): boolean =>
  code === 'subscription_required' ||
  (code === 'unexpected_error' && /subscription/i.test(error ?? ''));

/**
 * The sentence for a call that failed.
 * @param failure said where the server gave no sentence, but that nobody is logged in any more is
 * said where the specification does (section 8).
 */
export function problemText(problem: Refused, failure: string, shows: Shown = 'message'): string {
  const withoutAnswer =
    shows === 'error' && problem.code === 'unauthenticated' ? 'Authentication required' : failure;
  return problem[shows] ?? withoutAnswer;
}

interface CallProblemProps {
  /** What the latest call came to; null where it succeeded. */
  problem: Refused | null;
  /** What to say where the server said nothing. */
  failure: string;
  shows?: Shown | undefined;
  /** `warn` for a state that one finds, `bad` for something that just failed. */
  tone?: 'warn' | 'bad';
}

/** Why a call failed; where a plan is missing, the way to one. */
export function CallProblem({ problem, failure, shows, tone = 'bad' }: CallProblemProps) {
  if (problem === null) return null;
  return (
    <Notice tone={tone}>
      <p>{problemText(problem, failure, shows)}</p>
      {needsSubscription(problem) && (
        <ButtonLink to={paths.pricing()}>View Pricing Plans</ButtonLink>
      )}
    </Notice>
  );
}
