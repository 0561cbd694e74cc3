import { type Result, send, useCall } from '@cpal/shared/api';
import {
  type MailSwitches,
  type OptionalMail,
  optionalMails,
  setMailSwitches,
} from '@cpal/shared/contract/accounts/mails';
import { CallProblem, Card, LoadProblem } from '@cpal/shared/controls';
import { Button, Notice, Skeleton } from '@cpal/shared/ui';
import { Suspense, use, useState } from 'react';
import styles from './emails-card.module.css';

interface EmailsCardProps {
  mails: Promise<Result<MailSwitches>>;
}

/** Which of the optional mails the member gets; mails lead here by the anchor. */
export function EmailsCard({ mails }: EmailsCardProps) {
  return (
    <div id="emails" className={styles.anchor}>
      <Card title="Emails">
        <div className={styles.body}>
          <Suspense fallback={<Skeleton rows={3} rowHeight={4} label="Loading your choice" />}>
            <Choice mails={mails} />
          </Suspense>
        </div>
        <p className={styles.always}>
          Emails about failed payments, the end of your plan and the safety of your account always
          come.
        </p>
      </Card>
    </div>
  );
}

const labels: Readonly<Record<OptionalMail, string>> = {
  payment_received: 'a payment arrives',
  plan_changed: 'my plan is changed',
  key_generated: 'a license key is generated',
  reading_problems: 'my blog has posts that cannot be read',
  monthly_insights: 'a month of my readers’ questions is over',
  model_budget: 'my readers have used most of the AI budget',
};

function Choice({ mails }: EmailsCardProps) {
  const loaded = use(mails);
  if ('problem' in loaded) {
    const message = 'Failed to load your choice of emails. Please try again later.';
    return <LoadProblem message={message} problem={loaded.problem} />;
  }
  return <ChoiceForm initial={loaded.value} />;
}

function ChoiceForm({ initial }: { initial: MailSwitches }) {
  const [chosen, setChosen] = useState(initial);
  // What was saved last; another choice since then is not.
  const [saved, setSaved] = useState<MailSwitches | null>(null);
  const { isBusy, problem, run } = useCall();

  const save = async () => {
    setSaved(null);
    if (await run(() => send(setMailSwitches, { body: chosen }))) setSaved(chosen);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      {saved === chosen && <Notice tone="good">Your choice has been saved.</Notice>}
      <CallProblem problem={problem} failure="Failed to save your choice" />
      <fieldset className={styles.choices}>
        <legend>Send me an email when</legend>
        {optionalMails.map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen[kind]}
              onChange={({ target }) => setChosen({ ...chosen, [kind]: target.checked })}
            />
            <span>{labels[kind]}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" tone="secondary" busy={isBusy && 'Saving...'}>
        Save choices
      </Button>
    </form>
  );
}
