import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';

interface LicenseProblemProps {
  message: string;
  /** `warn` for a state that one finds, `bad` for something that just failed. */
  tone?: 'warn' | 'bad';
}

/** What stands in the way; where that is a subscription, the way to one (spec, section 2). */
export function LicenseProblem({ message, tone = 'bad' }: LicenseProblemProps) {
  return (
    <Notice tone={tone}>
      <p>{message}</p>
      {/subscription/i.test(message) && (
        <ButtonLink to={paths.pricing()}>View Pricing Plans</ButtonLink>
      )}
    </Notice>
  );
}
