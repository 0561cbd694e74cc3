import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { watchSaving } from '@cpal/shared/testing/watch-saving';
import { waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/serve-account';

const call = 'GET /api/account/export';
const headers = { 'content-disposition': 'attachment; filename="cpal-account-2026-11-21.json"' };

async function open(...given: Parameters<typeof openAccount>) {
  asMember();
  const opened = await openAccount(...given);
  const data = opened.card('Your data');
  const download = () => opened.user.click(data.getByRole('button', { name: 'Download my data' }));
  return { ...opened, data, download };
}

it('saves what the server sends under the name that it gives, and says so', async () => {
  const { files, links, revoke } = watchSaving();
  const held = heldAnswer();
  const { data, download, received, user } = await open({ [call]: () => held.promise });
  await download();
  await user.click(data.getByRole('button', { name: 'Preparing...' }));
  held.give({ headers, body: { account: { email: 'ada@example.com' } } });
  expect(await data.findByRole('status')).toHaveTextContent(
    'Your data is saved as cpal-account-2026-11-21.json.',
  );
  expect(links).toEqual([{ href: 'blob:file-1', download: 'cpal-account-2026-11-21.json' }]);
  expect(await files[0]?.text()).toBe('{"account":{"email":"ada@example.com"}}');
  await waitFor(() => expect(revoke.mock.calls).toEqual([['blob:file-1']]));
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: undefined, bearer: 'access' },
  ]);
});

it.each([
  ["the server's sentence", () => refusal(503, 'overloaded', 'Too busy.'), 'Too busy.'],
  [
    'its own sentence where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to download your data',
  ],
])('says %s and saves nothing', async (_case, refused, message) => {
  const { links } = watchSaving();
  const { data, download } = await open({ [call]: refused });
  await download();
  expect(await data.findByRole('alert')).toHaveTextContent(message);
  expect(links).toEqual([]);
});
