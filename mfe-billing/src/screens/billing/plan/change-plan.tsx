import type { Plan } from '@cpal/shared/plans';
import { keepFocusNearby } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/lazy-dialog';
import { type PlanChange, startPlanChange } from './plan-change';

const ChangePlanDialog = lazyDialog(
  async () => (await import('./change-plan-dialog')).ChangePlanDialog,
);

interface ChangePlanProps {
  /** The present plan's name. */
  from: string;
  to: Plan;
  /** Called after the change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** The button that leads to another plan, by way of what that costs. */
export function ChangePlan({ from, to, onDone }: ChangePlanProps) {
  const [change, setChange] = useState<Promise<PlanChange> | null>(null);
  const close = () => setChange(null);

  const finish = () => {
    close();
    onDone(`You’re now on the ${to.name} plan.`);
  };

  return (
    <>
      <Button
        ref={keepFocusNearby}
        tone="secondary"
        onClick={() => setChange(startPlanChange(to.id))}
      >
        {`Change to ${to.name}`}
      </Button>
      {change !== null && (
        <ChangePlanDialog {...{ from, to, change }} onClose={close} onChanged={finish} />
      )}
    </>
  );
}
