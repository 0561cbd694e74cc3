import type { Problem } from '@cpal/shared/api';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';

interface CallProblemProps {
  /** What the latest call came to; null where it succeeded. */
  problem: Problem | null;
  /** What to say where the server said nothing. */
  failure: string;
  /** Of the server's body, as the specification has it for the call. */
  shows?: 'message' | 'error';
}

/** Why a call failed; where a plan is missing, the way to one. */
export function CallProblem({ problem, failure, shows = 'message' }: CallProblemProps) {
  if (problem === null) return null;
  return (
    <Notice tone="bad">
      <p>{problem[shows] ?? failure}</p>
      {problem.code === 'subscription_required' && (
        <ButtonLink to={paths.pricing()}>View Pricing Plans</ButtonLink>
      )}
    </Notice>
  );
}
