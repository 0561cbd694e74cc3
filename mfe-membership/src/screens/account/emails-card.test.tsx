import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import { allMails, openAccount } from '../../testing/serve-account';

const call = 'PUT /api/account/mails';

async function open(...given: Parameters<typeof openAccount>) {
  asMember();
  const opened = await openAccount(...given);
  const emails = opened.card('Emails');
  const choice = (name: string) => emails.findByRole('checkbox', { name });
  const save = () => opened.user.click(emails.getByRole('button', { name: 'Save choices' }));
  return { ...opened, emails, choice, save };
}

it('shows what is sent, and says what always comes', async () => {
  const mails = { ...allMails, plan_changed: false };
  const { emails, choice } = await open({ 'GET /api/account/mails': () => ({ body: mails }) });
  expect(await choice('a payment arrives')).toBeChecked();
  expect(await choice('my plan is changed')).not.toBeChecked();
  expect(await choice('a license key is generated')).toBeChecked();
  expect(emails.getByText(/failed payments.*always come/)).toBeVisible();
});

it('saves what the member chooses, and says so until they choose again', async () => {
  const answer = heldAnswer();
  const { received, emails, choice, save, user } = await open({ [call]: () => answer.promise });
  await user.click(await choice('a payment arrives'));
  await save();
  expect(await emails.findByRole('button', { name: 'Saving...' })).toBeVisible();
  const body = { ...allMails, payment_received: false };
  answer.give({ body });
  expect(await emails.findByRole('status')).toHaveTextContent('Your choice has been saved.');
  expect(received.at(-1)).toMatchObject({ call, body });
  expect(await choice('a payment arrives')).not.toBeChecked();
  await user.click(await choice('my plan is changed'));
  expect(emails.queryByRole('status')).toBeNull();
});

it('keeps what was chosen where it cannot be saved', async () => {
  const { emails, choice, save, user } = await open({
    [call]: () => refusal(500, 'internal_error', 'The oven is off'),
  });
  await user.click(await choice('a payment arrives'));
  await save();
  expect(await emails.findByRole('alert')).toHaveTextContent('The oven is off');
  expect(await choice('a payment arrives')).not.toBeChecked();
});

it('is where mails lead to', async () => {
  await open();
  expect(document.getElementById('emails')).toContainElement(
    screen.getByRole('heading', { name: 'Emails' }),
  );
});
