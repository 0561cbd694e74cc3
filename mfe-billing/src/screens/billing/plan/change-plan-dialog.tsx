import { type Problem, send, useCall } from '@cpal/shared/api';
import { changePlan } from '@cpal/shared/contract/billing/subscription';
import { Dialog, DialogActions, problemText, Spinner } from '@cpal/shared/controls';
import { lostFeatures, type Plan } from '@cpal/shared/plans';
import { Button, Notice } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import type { PlanChange, ReadyPlanChange } from './plan-change';
import { PlanChangeCost } from './plan-change-cost';

interface ChangePlanDialogProps {
  /** The present plan's name. */
  from: string;
  to: Plan;
  change: Promise<PlanChange>;
  onClose: () => void;
  onChanged: () => void;
}

/** Shows what is charged today before the plan is changed. Cancel is there from the first moment. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { from, to, change, onClose, onChanged } = props;
  const { isBusy, problem, run } = useCall();
  const label = `Change to ${to.name}`;

  const confirm = async ({ priceId, preview }: ReadyPlanChange) => {
    // With the preview's date the charge is what was shown.
    const body = { priceId, proration_date: preview.proration_date };
    if (await run(() => send(changePlan, { body }))) onChanged();
  };

  return (
    <Dialog
      title="Change Plan"
      about={
        <>
          <p>
            {`You move from ${from} to ${to.name} at once. ${to.name} is $${to.price} per month.`}
          </p>
          <Loss features={lostFeatures(from, to)} />
        </>
      }
      onClose={onClose}
      busy={isBusy}
    >
      <Suspense fallback={<Spinner label="Calculating the cost" />}>
        <Cost change={change} />
      </Suspense>
      {problem !== null && <ChangeProblem {...problem} />}
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Suspense fallback={<Button disabled>{label}</Button>}>
          <Confirm change={change} label={label} isBusy={isBusy} onConfirm={confirm} />
        </Suspense>
      </DialogActions>
    </Dialog>
  );
}

/** What the other plan does not have, where it has less. */
function Loss({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <>
      <p>You will no longer have:</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
}

function Cost({ change }: { change: Promise<PlanChange> }) {
  const ready = use(change);
  if ('failure' in ready) return <Notice tone="bad">{ready.failure}</Notice>;
  return <PlanChangeCost {...ready.preview} />;
}

interface ConfirmProps {
  change: Promise<PlanChange>;
  label: string;
  isBusy: boolean;
  onConfirm: (change: ReadyPlanChange) => Promise<void>;
}

function Confirm({ change, label, isBusy, onConfirm }: ConfirmProps) {
  const ready = use(change);
  if ('failure' in ready) return null;
  return (
    <Button busy={isBusy && 'Changing...'} onClick={() => void onConfirm(ready)}>
      {label}
    </Button>
  );
}

function ChangeProblem(problem: Problem) {
  const isDeclined = problem.status === 402;
  const fallback = isDeclined ? 'Your card was declined.' : 'Failed to change plan';
  return (
    <Notice tone="bad">
      <p>{problemText(problem, fallback, 'error')}</p>
      {isDeclined && (
        <p>
          Your plan hasn’t changed. Add another card or make another one the default, then try
          again.
        </p>
      )}
    </Notice>
  );
}
