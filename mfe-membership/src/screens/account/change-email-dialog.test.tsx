import { refusal, done } from '@cpal/shared/testing/answers';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/serve-account';

const change = 'PUT /api/account/email';
const cancel = 'DELETE /api/account/email';
const pendingEmail = 'ada@new.example';
const asked = () => within(screen.getByRole('dialog', { name: 'Change your email' }));
const accepted = () => ({ status: 202 as const, body: { ok: true as const } });

async function open(others: Parameters<typeof openAccount>[0] = {}) {
  const opened = await openAccount(others);
  const { user } = opened;
  const send = async (email = pendingEmail, password = 'Cinnamon-7!') => {
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    if (email !== '') await user.type(asked().getByLabelText('New email'), email);
    if (password !== '') await user.type(asked().getByLabelText('Password'), password);
    await user.click(asked().getByRole('button', { name: 'Send link' }));
  };
  return { ...opened, details: opened.card('Your details'), send };
}

describe('asking for another email', () => {
  beforeEach(() => {
    asMember();
  });

  it('says where the link went, and shows the change as pending', async () => {
    const { send, details, received } = await open({
      [change]: accepted,
      'GET /api/auth/me': () => ({ body: { ...testMember, pendingEmail } }),
    });
    await send(' Ada@New.example ');
    expect(await details.findByRole('status')).toHaveTextContent(
      'A link is on its way to Ada@New.example.',
    );
    const pending = within(await details.findByRole('group', { name: 'Pending email' }));
    expect(pending.getByText(pendingEmail)).toBeVisible();
    expect(pending.getByText(/Until then you log in with ada@example.com/)).toBeVisible();
    expect(received.filter((seen) => seen.call === change)).toEqual([
      {
        call: change,
        body: { email: pendingEmail, currentPassword: 'Cinnamon-7!' },
        bearer: 'access',
      },
    ]);
  });

  it('demands an address and the password', async () => {
    const { send, calls } = await open();
    await send('', '');
    const email = asked().getByLabelText('New email');
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(email).toHaveFocus();
    expect(asked().getByLabelText('Password')).toHaveAccessibleDescription(
      'Current password is required',
    );
    expect(calls()).not.toContain(change);
  });

  it.each([
    ['a wrong password', 'wrong_password', 'The password is not correct.', 'Password'],
    ['the present address', 'validation_failed', 'This is the email already.', 'New email'],
  ] as const)('shows the refusal of %s at its field', async (_case, code, message, label) => {
    const { send } = await open({ [change]: () => refusal(403, code, message) });
    await send();
    await waitFor(() => expect(asked().getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(asked().getByLabelText(label)).toHaveFocus();
    expect(asked().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a pending email', () => {
  const leave = 'Keep my current email';
  beforeEach(() => {
    asMember({ ...testMember, pendingEmail });
  });

  it('is canceled by a button, whose focus goes on to the next one', async () => {
    const { details, user, calls } = await open({
      [cancel]: done,
      'GET /api/auth/me': () => ({ body: testMember }),
    });
    await user.click(details.getByRole('button', { name: leave }));
    expect(await details.findByText('Your email stays ada@example.com.')).toBeVisible();
    await waitFor(() => expect(details.queryByRole('group')).not.toBeInTheDocument());
    expect(details.getByRole('button', { name: 'Edit details' })).toHaveFocus();
    expect(calls()).toContain(cancel);
  });

  it('stays where canceling failed', async () => {
    const { details, user } = await open({
      [cancel]: () => refusal(503, 'overloaded', 'Too busy.'),
    });
    await user.click(details.getByRole('button', { name: leave }));
    expect(await details.findByRole('alert')).toHaveTextContent('Too busy.');
    expect(details.getByText(pendingEmail)).toBeVisible();
  });
});
