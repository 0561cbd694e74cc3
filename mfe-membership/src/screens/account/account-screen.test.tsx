import { refusal } from '@cpal/shared/testing/answers';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../../routes';
import { openAccount } from '../../testing/serve-account';

beforeEach(() => {
  asMember();
});

it('is for members, with a title and one heading above its parts', async () => {
  await openAccount();
  const route = remote.routes.find(({ path }) => path === '/membership/account');
  expect(route?.handle).toMatchObject({ title: 'Account', access: 'member' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent)).toEqual([
    'Your details',
    'Your login',
    'Emails',
    'Where you’re logged in',
    'Your data',
  ]);
});

it('asks for devices and for the choice of emails with the bearer, and for nothing else', async () => {
  const { received } = await openAccount();
  expect(received).toEqual([
    { call: 'GET /api/auth/sessions', body: undefined, bearer: 'access' },
    { call: 'GET /api/account/mails', body: undefined, bearer: 'access' },
  ]);
});

it('works without that list, which can be loaded again', async () => {
  const answers = [refusal(500, 'internal_error', 'Broken')];
  const { card, user } = await openAccount({
    'GET /api/auth/sessions': () => answers.pop() ?? { body: { sessions: [] } },
  });
  const devices = card('Where you’re logged in');
  expect(await devices.findByRole('alert')).toHaveTextContent('Failed to load your devices.');
  expect(card('Your details').getByText('Ada Baker')).toBeVisible();
  await user.click(devices.getByRole('button', { name: 'Try again' }));
  expect(await devices.findByRole('list')).toBeEmptyDOMElement();
});
