import type { User } from '@cpal/shared/contract/accounts/member';
import { useSession } from '@cpal/shared/session';
import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { screen } from '@testing-library/react';
import { openAccount } from '../../testing/serve-account';

const call = 'POST /api/auth/verify-email/resend';
const unverified: User = { ...testMember, emailVerified: false };

async function open(others: Parameters<typeof openAccount>[0] = {}) {
  const opened = await openAccount({
    'GET /api/auth/me': () => ({ body: unverified }),
    ...others,
  });
  const details = opened.card('Your details');
  const resend = () => opened.user.click(details.getByRole('button', { name: 'Resend link' }));
  return { ...opened, details, resend };
}

it('shows who is logged in, and a verified email as such', async () => {
  asMember({ ...testMember, company: 'Baker & Daughters' });
  const { details } = await open();
  const facts = details.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['Ada Baker', 'ada@example.comVerified', 'Baker & Daughters']);
  expect(details.getByText('Member since')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Resend link' })).not.toBeInTheDocument();
  expect(details.queryByRole('group')).not.toBeInTheDocument();
});

it('leaves out a company that there is not', async () => {
  asMember();
  const { details } = await open();
  expect(details.queryByText('Company')).not.toBeInTheDocument();
});

it('keeps the place of a member who is not known yet', async () => {
  asMember();
  useSession.setState({ status: 'unknown', problem: null }, true);
  const { details } = await open();
  expect(details.getByRole('status', { name: 'Loading your details' })).toBeVisible();
});

it('sends the link of an email that is not verified again, and says so', async () => {
  asMember(unverified);
  const held = heldAnswer();
  const { details, resend, received, user } = await open({ [call]: () => held.promise });
  expect(details.getByText('Not verified yet')).toBeVisible();
  await resend();
  await user.click(details.getByRole('button', { name: 'Sending...' }));
  held.give({ status: 202, body: { ok: true } });
  expect(await details.findByRole('status')).toHaveTextContent(
    'A new link is on its way to ada@example.com. It works for 3 days.',
  );
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: {}, bearer: 'access' },
  ]);
});

it('finds out that the email was verified meanwhile, and keeps the focus on the screen', async () => {
  asMember(unverified);
  const { details, resend } = await open({
    [call]: done,
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  await resend();
  expect(await details.findByText('Verified')).toBeVisible();
  expect(details.queryByText(/is on its way/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  ["the server's sentence", () => refusal(429, 'rate_limited', 'Wait a moment.'), 'Wait a moment.'],
  [
    'its own sentence where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We couldn’t send the link. Please try again.',
  ],
])('says %s where no link was sent', async (_case, refused, message) => {
  asMember(unverified);
  const { details, resend } = await open({ [call]: refused });
  await resend();
  expect(await details.findByRole('alert')).toHaveTextContent(message);
  expect(details.queryByText(/is on its way/)).not.toBeInTheDocument();
});
