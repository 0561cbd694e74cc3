import { parse } from '@cpal/shared/contract/parse';
import { type License, renameLicense } from '@cpal/shared/contract/licenses/license';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const named: License = { ...activeKey, name: 'Rosemary & Rye' };
const call = 'PUT /api/licenses/:id/name';
const add = { name: 'Add Name' };
const rename = { name: 'Rename' };
const field = () => screen.getByRole('textbox', { name: /^Name/ });

async function openWith(...[licenses, others]: Parameters<typeof serveMembership>) {
  const received = serveMembership(licenses, others);
  const { user } = renderRoutes(remote, '/membership/license-keys');
  await screen.findAllByRole('listitem');
  const press = (button: { name: string }) => user.click(screen.getByRole('button', button));
  const sent = () => received.filter(({ call: name }) => name.startsWith('PUT'));
  return { user, press, sent };
}

/** Renames as the server does: the next list has the name. */
const renaming = (licenses: License[]): Parameters<typeof serveMembership>[1] => ({
  [call]: ({ body }) => {
    const { name } = parse(renameLicense.body, body);
    licenses.splice(0, 1, { ...activeKey, name: name || null });
    return { body: {} };
  },
});

beforeEach(() => {
  asMember();
});

it('shows the name of a key that has one, and offers one to the others', async () => {
  await openWith([named, inactiveKey]);
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first?.getByText('Rosemary & Rye')).toBeVisible();
  expect(first?.getByRole('button', rename)).toBeVisible();
  expect(second?.getByRole('button', add)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('gives a key a name in its row, says so and gives the focus back', async () => {
  const licenses = [activeKey];
  const { user, press, sent } = await openWith(licenses, renaming(licenses));
  await press(add);
  expect(field()).toHaveFocus();
  await user.keyboard(' Zoë’s blog{Enter}');
  const told = await screen.findByText('Name saved.');
  expect(told.parentElement).toHaveAttribute('role', 'status');
  expect(screen.getByText('Zoë’s blog')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', rename)).toHaveFocus();
  expect(sent()).toEqual([
    { call: 'PUT /api/licenses/lic_1/name', body: { name: 'Zoë’s blog' }, bearer: 'access' },
  ]);
});

it('starts from the present name, and takes it off where nothing is left of it', async () => {
  const licenses = [named];
  const { user, press } = await openWith(licenses, renaming(licenses));
  await press(rename);
  expect(field()).toHaveValue('Rosemary & Rye');
  await user.clear(field());
  await press({ name: 'Save' });
  expect(await screen.findByText('Name saved.')).toBeVisible();
  expect(screen.queryByText('Rosemary & Rye')).not.toBeInTheDocument();
  expect(screen.getByRole('button', add)).toHaveFocus();
});

it.each([
  ['Cancel', (user: Awaited<ReturnType<typeof openWith>>) => user.press({ name: 'Cancel' })],
  ['Esc', ({ user }: Awaited<ReturnType<typeof openWith>>) => user.keyboard('{Escape}')],
])('keeps the old name on %s, which calls nothing', async (_case, leave) => {
  const opened = await openWith([named]);
  await opened.press(rename);
  await opened.user.type(field(), ' and more');
  await leave(opened);
  expect(screen.getByText('Rosemary & Rye')).toBeVisible();
  expect(screen.getByRole('button', rename)).toHaveFocus();
  expect(opened.sent()).toEqual([]);
  await opened.press(rename);
  expect(field()).toHaveValue('Rosemary & Rye');
});

it('says at the field that a name is too long, and sends nothing', async () => {
  const { user, press, sent } = await openWith([activeKey]);
  await press(add);
  await user.paste('a'.repeat(61));
  await press({ name: 'Save' });
  expect(field()).toHaveAccessibleDescription('Name can have 60 characters at most');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('a'.repeat(61));
  expect(sent()).toEqual([]);
});

it('says Saving... meanwhile, and shows the new name before the list is loaded again', async () => {
  const answer = heldAnswer();
  const again = heldAnswer();
  const lists = [{ body: { licenses: [named] } }];
  const { user, press } = await openWith([], {
    'GET /api/licenses': () => lists.shift() ?? again.promise,
    [call]: () => answer.promise,
  });
  await press(rename);
  await user.type(field(), '!');
  await press({ name: 'Save' });
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
  answer.give({ body: {} });
  expect(await screen.findByText('Rosemary & Rye!')).toBeVisible();
  again.give({ body: { licenses: [{ ...named, name: 'Named elsewhere' }] } });
  expect(await screen.findByText('Named elsewhere')).toBeVisible();
});

it("keeps what was typed where the server refuses it, with its error or a sentence of the screen's", async () => {
  const answers = [refusal(503, 'overloaded', 'Please wait.'), wordless(500)];
  const { user, press } = await openWith([activeKey], {
    [call]: () => answers.shift() ?? { body: {} },
  });
  await press(add);
  await user.keyboard('Blog{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to rename license key'),
  );
  expect(field()).toHaveValue('Blog');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Name saved.')).toBeVisible();
});

it('shows the name where a key is about to be touched', async () => {
  const { press } = await openWith([named]);
  await press({ name: 'Deactivate' });
  expect(within(screen.getByRole('dialog')).getByText('Rosemary & Rye')).toBeVisible();
});
