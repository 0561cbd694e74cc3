import { send, useCall } from '@cpal/shared/api';
import { resumeSubscription } from '@cpal/shared/contract/billing/subscription';
import { CallProblem, keepFocusNearby } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';

interface ResumeSubscriptionProps {
  planName: string;
  /** Called once it runs on, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Takes a cancellation back immediately: nothing is lost or charged by it. */
export function ResumeSubscription({ planName, onDone }: ResumeSubscriptionProps) {
  const { isBusy, problem, run } = useCall();

  const resume = async () => {
    if (await run(() => send(resumeSubscription)))
      onDone(`Your ${planName} plan goes on and renews as before.`);
  };

  return (
    <>
      <Button ref={keepFocusNearby} busy={isBusy && 'Resuming...'} onClick={() => void resume()}>
        Resume Subscription
      </Button>
      <CallProblem problem={problem} failure="Failed to resume subscription" shows="error" />
    </>
  );
}
