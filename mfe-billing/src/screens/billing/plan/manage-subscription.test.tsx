import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../../routes';
import { ending, everything, serveBilling, subscription } from '../../../testing/serve-billing';

const cancellation = 'POST /api/billing/subscription/cancel';
const resumption = 'POST /api/billing/subscription/resume';
const cancel = { name: 'Cancel Subscription' };
const resume = { name: 'Resume Subscription' };
const change = { name: 'Change to Basic' };
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel Subscription' }));
const current = () => within(screen.getByRole('region', { name: 'Current Subscription' }));

async function open(others: Parameters<typeof serveBilling>[1] = {}, held = everything()) {
  asMember();
  const received = serveBilling(held, others);
  const shown = renderRoutes(remote, '/membership/billing');
  await screen.findByRole('group', { name: 'Manage Subscription' });
  return { ...shown, received };
}

it('says in the question until when the plan runs, starts on Keep, and Esc cancels nothing', async () => {
  const { user, received } = await open();
  const opener = screen.getByRole('button', cancel);
  await user.click(opener);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Your Pro plan runs until .*2025\. After that day/,
  );
  expect(dialog().getByRole('button', { name: 'Keep Subscription' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(received.map(({ call }) => call)).not.toContain(cancellation);
});

it('sends why somebody cancels, where they say so', async () => {
  const { user, received } = await open({ [cancellation]: () => ({ body: ending }) });
  await user.click(screen.getByRole('button', cancel));
  const why = dialog().getByRole('combobox', { name: /^What made you cancel/ });
  expect(why).toHaveValue('');
  await user.selectOptions(why, 'Something is missing');
  await user.click(dialog().getByRole('button', cancel));
  await waitFor(() =>
    expect(received).toContainEqual(
      expect.objectContaining({ call: cancellation, body: { reason: 'missing_features' } }),
    ),
  );
});

it('cancels, saying Canceling... meanwhile, shows until when it runs, and offers to resume', async () => {
  const held = everything();
  const answer = heldAnswer();
  const { user, received } = await open({ [cancellation]: () => answer.promise }, held);
  await user.click(screen.getByRole('button', cancel));
  await user.click(dialog().getByRole('button', cancel));
  expect(dialog().getByRole('button', { name: 'Canceling...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  held.subscription = ending;
  answer.give({ body: ending });
  expect(await screen.findByRole('button', resume)).toHaveFocus();
  expect(current().getByText('Runs until')).toBeVisible();
  expect(current().getByText('Ends Nov 8, 2025')).toBeVisible();
  expect(current().getByText('Nov 8, 2025')).toHaveAttribute(
    'datetime',
    '2025-11-08T11:06:40.000Z',
  );
  expect(current().queryByText('Next billing date')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', change)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your Pro plan is canceled');
  expect(received).toContainEqual({ call: cancellation, body: {}, bearer: 'access' });
});

it.each([
  ["the server's error", refusal(404, 'not_found', 'No subscription.'), 'No subscription.'],
  ['its own sentence', wordless(500), 'Failed to cancel subscription'],
])('keeps the question open with %s where that fails', async (_case, answer, message) => {
  const { user } = await open({ [cancellation]: () => answer });
  await user.click(screen.getByRole('button', cancel));
  await user.click(dialog().getByRole('button', cancel));
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(dialog().getByRole('button', cancel)).toBeEnabled();
});

it('shows the day of a cancellation that is not the end of the period', async () => {
  const cancel_at = 1_765_000_000;
  await open({}, { ...everything(), subscription: { ...ending, cancel_at } });
  expect(current().getByText('Ends Dec 6, 2025')).toBeVisible();
  expect(current().getByText('Dec 6, 2025')).toHaveAttribute(
    'datetime',
    '2025-12-06T05:46:40.000Z',
  );
});

it('resumes, saying Resuming... meanwhile, and is as before', async () => {
  const held = { ...everything(), subscription: ending };
  const answer = heldAnswer();
  const { user, received } = await open({ [resumption]: () => answer.promise }, held);
  await user.click(screen.getByRole('button', resume));
  const busy = screen.getByRole('button', { name: 'Resuming...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  held.subscription = subscription;
  answer.give({ body: subscription });
  expect(await screen.findByRole('button', change)).toHaveFocus();
  expect(current().getByText('Next billing date')).toBeVisible();
  expect(screen.getByRole('button', cancel)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Your Pro plan goes on');
  expect(received.filter(({ call }) => call === resumption)).toEqual([
    { call: resumption, body: {}, bearer: 'access' },
  ]);
});

it.each([
  ["the server's error", refusal(503, 'payment_provider_unavailable', 'Later.'), 'Later.'],
  ['its own sentence', wordless(500), 'Failed to resume subscription'],
])('says %s where resuming fails', async (_case, answer, message) => {
  const held = { ...everything(), subscription: ending };
  const { user } = await open({ [resumption]: () => answer }, held);
  await user.click(screen.getByRole('button', resume));
  await waitFor(() => expect(current().getByRole('alert')).toHaveTextContent(message));
  expect(screen.getByRole('button', resume)).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', resume)).toHaveFocus();
});

it('lets an unpaid plan be canceled, but not changed', async () => {
  await open({}, { ...everything(), subscription: { ...subscription, status: 'past_due' } });
  expect(screen.getByRole('button', cancel)).toBeVisible();
  expect(screen.queryByRole('button', change)).not.toBeInTheDocument();
});
