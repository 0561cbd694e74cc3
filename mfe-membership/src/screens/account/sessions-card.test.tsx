import { refusal, done } from '@cpal/shared/testing/answers';
import { type Received, heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount, phone, thisDevice } from '../../testing/serve-account';

const call = 'DELETE /api/auth/sessions/ses_2';

async function open(...[others, sessions = [thisDevice, phone]]: Parameters<typeof openAccount>) {
  const opened = await openAccount(others, sessions);
  const devices = opened.card('Where you’re logged in');
  await devices.findByRole('list');
  const rows = () => devices.getAllByRole('listitem');
  const end = (name = 'Safari on iPhone') =>
    opened.user.click(devices.getByRole('button', { name: `Log Out ${name}` }));
  return { ...opened, devices, rows, end, sessions };
}

beforeEach(() => {
  asMember();
});

it('marks the present device, which is not logged out here, and dates every one', async () => {
  const { rows } = await open();
  const [here, other] = rows();
  expect(here).toHaveTextContent(/^Firefox on WindowsThis device/);
  expect(here).not.toContainElement(screen.queryByRole('button', { name: /Log Out Firefox/ }));
  expect(other).toHaveTextContent(/^Safari on iPhoneLast active/);
  const dates = [...(other?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(['2025-10-10T12:40:00.000Z', '2025-10-09T08:53:20.000Z']);
});

it('names a device that did not say what it is', async () => {
  const { devices } = await open({}, [thisDevice, { ...phone, client: null }]);
  expect(devices.getByRole('button', { name: 'Log Out Unknown device' })).toBeVisible();
});

it('logs another device out, once, says so and loads the list again', async () => {
  const held = heldAnswer();
  const { devices, rows, end, received, sessions, user } = await open({
    'DELETE /api/auth/sessions/:id': () => held.promise,
  });
  await end();
  await user.click(devices.getByRole('button', { name: 'Logging out...' }));
  sessions.pop();
  held.give(done());
  expect(await devices.findByRole('status')).toHaveTextContent('Safari on iPhone is logged out.');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: undefined, bearer: 'access' },
  ]);
});

it('hands the focus of a row that goes to its neighbor, and of the last to the heading', async () => {
  const laptop = { ...phone, id: 'ses_3', client: 'Chrome on Linux' };
  const sessions = [thisDevice, phone, laptop];
  const ending = (received: Received) => {
    sessions.splice(
      sessions.findIndex(({ id }) => received.call.endsWith(id)),
      1,
    );
    return done();
  };
  const { devices, rows, end } = await open({ 'DELETE /api/auth/sessions/:id': ending }, sessions);
  await end();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(devices.getByRole('button', { name: 'Log Out Chrome on Linux' })).toHaveFocus();
  await end('Chrome on Linux');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('logging out everywhere else', () => {
  const endOthers = 'DELETE /api/auth/sessions';
  const label = 'Log out everywhere else';

  it('says that they are logged out where the server does not say how many', async () => {
    const { devices, user } = await open({
      [endOthers]: async () => ({ status: 204, text: '' }),
    });
    await user.click(devices.getByRole('button', { name: label }));
    expect(await devices.findByRole('status')).toHaveTextContent(
      'Your other devices are logged out.',
    );
  });

  it('ends all others, once, says how many and loads the list again', async () => {
    const held = heldAnswer();
    const laptop = { ...phone, id: 'ses_3', client: 'Chrome on Linux' };
    const { devices, rows, received, sessions, user } = await open(
      { [endOthers]: () => held.promise },
      [thisDevice, phone, laptop],
    );
    await user.click(devices.getByRole('button', { name: label }));
    await user.click(devices.getByRole('button', { name: 'Logging out...' }));
    sessions.splice(1, 2);
    held.give({ body: { ended: 2 } });
    expect(await devices.findByRole('status')).toHaveTextContent('2 other devices are logged out.');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(devices.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(received.filter((seen) => seen.call === endOthers)).toHaveLength(1);
  });

  it.each([
    [0, 'No other devices were logged in.'],
    [1, '1 other device is logged out.'],
  ])('says so where it ended %i', async (ended, message) => {
    const { devices, user } = await open({ [endOthers]: () => ({ body: { ended } }) });
    await user.click(devices.getByRole('button', { name: label }));
    expect(await devices.findByRole('status')).toHaveTextContent(message);
  });

  it('is not offered where there is no other', async () => {
    const { devices } = await open({}, [thisDevice]);
    expect(devices.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('takes a device that is gone already for logged out', async () => {
  const { devices, end } = await open({
    'DELETE /api/auth/sessions/:id': () => refusal(404, 'not_found', 'Not found'),
  });
  await end();
  expect(await devices.findByRole('status')).toHaveTextContent('Safari on iPhone is logged out.');
});

it.each([
  ["the server's sentence", () => refusal(503, 'overloaded', 'Too busy.'), 'Too busy.'],
  [
    'its own sentence where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to log out this device',
  ],
])('says %s in the row', async (_case, refused, message) => {
  const { rows, end } = await open({ 'DELETE /api/auth/sessions/:id': refused });
  await end();
  const row = within(rows()[1] ?? document.body);
  expect(await row.findByRole('alert')).toHaveTextContent(message);
});
