import { send, useCall } from '@cpal/shared/api';
import { resumeSubscription } from '@cpal/shared/contract/subscription';
import { keepFocusNearby } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { failureText } from '../../lib/failure';

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
      {problem !== null && (
        <Notice tone="bad">{failureText(problem, 'Failed to resume subscription')}</Notice>
      )}
    </>
  );
}
