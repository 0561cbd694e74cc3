import type { Problem } from '@cpal/shared/api';
import { subscriptionRequired } from '@cpal/shared/contract/license-terms';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';

/** What a problem has to say; its sentence is the server's, null if it gave none. */
type Told = Pick<Problem, 'code' | 'error'>;

/** The problem of a member without a subscription, as the server says it. */
export const noSubscription: Told = { code: 'subscription_required', error: subscriptionRequired };

/**
 * Whether a plan is what is missing: by its code, or, from a server that sends none, by a sentence that
 * mentions a subscription (spec, section 2).
 */
export const needsSubscription = ({ code, error }: Told): boolean =>
  code === 'subscription_required' ||
  (code === 'unexpected_error' && /subscription/i.test(error ?? ''));

interface LicenseProblemProps {
  problem: Told;
  /** Said if the server gave no sentence. */
  fallback: string;
  /** `warn` for a state that one finds, `bad` for something that just failed. */
  tone?: 'warn' | 'bad';
}

/** What stands in the way, with the way to the plans if one is missing. */
export function LicenseProblem({ problem, fallback, tone = 'bad' }: LicenseProblemProps) {
  return (
    <Notice tone={tone}>
      <p>{problem.error ?? fallback}</p>
      {needsSubscription(problem) && (
        <ButtonLink to={paths.pricing()}>View Pricing Plans</ButtonLink>
      )}
    </Notice>
  );
}
