import { parse } from '@cpal/shared/contract/parse';
import { send } from '@cpal/shared/api';
import { requestReset } from '@cpal/shared/contract/accounts/credentials';
import { CallProblem, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { Link, useLocation } from '@cpal/shared/router';
import { AuthPage } from '../../lib/auth-page';
import type { Carried } from '../../lib/carried';

/** Asks for a link to choose a new password. Nobody learns here whether an account exists. */
export function Component() {
  const carried: Carried | null = useLocation().state;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { formProps, field, isBusy, problem } = useForm({
    initial: { email: carried?.email ?? '' },
    check: (values) => messagesOf(requestReset.body, values),
    send: (values) => {
      setSentTo(null);
      return send(requestReset, { body: parse(requestReset.body, values) });
    },
    onDone: ({ values }) => setSentTo(values.email.trim()),
  });
  const back: Carried = { from: carried?.from, email: field('email').value };

  return (
    <AuthPage
      title="Forgot your password?"
      lead="Enter the email of your account. We’ll send you a link to choose a new password."
    >
      {sentTo !== null && (
        <Notice tone="good">
          <p>{`If there is an account for ${sentTo}, a link is on its way. It works for 30 minutes.`}</p>
          <p>Nothing after a few minutes? Check your spam folder, or send it again.</p>
        </Notice>
      )}
      <form {...formProps}>
        <CallProblem problem={problem} failure="We couldn’t send the link. Please try again." />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <Button type="submit" busy={isBusy && 'Sending...'}>
          Send link
        </Button>
      </form>
      <p>
        <Link to={paths.auth()} state={back}>
          Back to login
        </Link>
      </p>
    </AuthPage>
  );
}
