import { refusal, done } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/serve-account';

const call = 'PUT /api/account/profile';
const asked = () => within(screen.getByRole('dialog', { name: 'Edit your details' }));

async function open(others: Parameters<typeof openAccount>[0] = {}) {
  const opened = await openAccount({ 'GET /api/auth/me': () => ({ body: testMember }), ...others });
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const change = async (label: string | RegExp, text: string) => {
    await user.clear(asked().getByLabelText(label));
    if (text !== '') await user.type(asked().getByLabelText(label), text);
  };
  const save = () => user.click(asked().getByRole('button', { name: 'Save' }));
  return { ...opened, details: opened.card('Your details'), change, save };
}

beforeEach(() => {
  asMember({ ...testMember, company: 'Baker & Daughters' });
});

it('begins with what is known, and saves nothing where it is left', async () => {
  const { user, calls } = await open();
  expect(asked().getByLabelText('Full name')).toHaveValue('Ada Baker');
  expect(asked().getByLabelText(/^Company/)).toHaveValue('Baker & Daughters');
  await user.click(asked().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit details' })).toHaveFocus();
  expect(calls()).not.toContain(call);
});

it('saves once, says so and shows what is saved', async () => {
  const held = heldAnswer();
  const { user, change, save, details, received } = await open({
    [call]: () => held.promise,
    'GET /api/auth/me': () => ({ body: { ...testMember, fullName: 'Ada Koch' } }),
  });
  await change('Full name', 'Ada Koch');
  await change(/^Company/, '');
  await save();
  await user.click(asked().getByRole('button', { name: 'Saving...' }));
  held.give(done());
  expect(await details.findByRole('status')).toHaveTextContent('Your details have been saved.');
  expect(details.getByText('Ada Koch')).toBeVisible();
  expect(details.queryByText('Company')).not.toBeInTheDocument();
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: { fullName: 'Ada Koch', company: '' }, bearer: 'access' },
  ]);
});

it('asks for a name', async () => {
  const { change, save, calls } = await open();
  await change('Full name', ' ');
  await save();
  expect(asked().getByLabelText('Full name')).toHaveAccessibleDescription('Full name is required');
  expect(asked().getByLabelText('Full name')).toHaveFocus();
  expect(calls()).not.toContain(call);
});

it('keeps what was typed where it could not be saved', async () => {
  const { change, save } = await open({ [call]: () => refusal(503, 'overloaded', 'Too busy.') });
  await change('Full name', 'Ada Koch');
  await save();
  expect(await asked().findByRole('alert')).toHaveTextContent('Too busy.');
  expect(asked().getByLabelText('Full name')).toHaveValue('Ada Koch');
});
