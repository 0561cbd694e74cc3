import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import type { Problem } from '../../api/problem';
import { TextField } from '../field/field';
import { messagesOf } from './messages-of';
import { useForm } from './use-form';

const required = (name: string) => v.pipe(v.string(), v.minLength(1, `${name} is required`));
const schema = v.object({ dish: required('Dish'), spice: required('Spice') });

type Values = v.InferOutput<typeof schema>;

function Order({
  send,
  onDone,
}: {
  send: (values: Values) => Promise<unknown>;
  onDone?: () => void;
}) {
  const { formProps, field, isBusy, problem } = useForm({
    initial: { dish: '', spice: '' },
    check: (values) => messagesOf(schema, values),
    send,
    refusals: { not_found: 'spice' },
    onDone: ({ clear }) => {
      clear();
      onDone?.();
    },
  });
  return (
    <form {...formProps}>
      <TextField label="Dish" {...field('dish')} />
      <TextField label="Spice" {...field('spice')} />
      <button type="submit">{isBusy ? 'Busy' : 'Send'}</button>
      <p>{problem?.code}</p>
    </form>
  );
}

const problem = (code: Problem['code'], message: string | null): Problem => ({
  code,
  status: 400,
  message,
  error: message,
});

function open(send: (values: Values) => Promise<unknown>, onDone?: () => void) {
  render(<Order send={send} {...(onDone && { onDone })} />);
  const user = userEvent.setup();
  const fill = async () => {
    await user.type(screen.getByLabelText('Dish'), 'Soup');
    await user.type(screen.getByLabelText('Spice'), 'Salt{Enter}');
  };
  return { user, fill };
}

it('sends nothing that breaks a rule and focuses the first field that does', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = open(send);
  await user.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Dish')).toHaveAccessibleDescription('Dish is required');
  expect(screen.getByLabelText('Spice')).toHaveAccessibleDescription('Spice is required');
  expect(screen.getByLabelText('Dish')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Dish'), 'S');
  expect(screen.getByLabelText('Dish')).toBeValid();
  expect(screen.getByLabelText('Spice')).toBeInvalid();
});

it('sends what was typed, once, and can be emptied afterwards', async () => {
  let finish: (() => void) | undefined;
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const onDone = jest.fn();
  const { user, fill } = open(send, onDone);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Busy' }));
  expect(send.mock.calls).toEqual([[{ dish: 'Soup', spice: 'Salt' }]]);
  expect(onDone).not.toHaveBeenCalled();
  finish?.();
  await screen.findByRole('button', { name: 'Send' });
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Dish')).toHaveValue('');
});

it("shows the server's refusal of a field at that field, and nowhere else", async () => {
  const { user, fill } = open(() => Promise.reject(problem('not_found', 'No such spice')));
  await fill();
  expect(await screen.findByText('No such spice')).toBeVisible();
  expect(screen.getByLabelText('Spice')).toHaveAccessibleDescription('No such spice');
  expect(screen.getByLabelText('Spice')).toHaveFocus();
  expect(screen.getByLabelText('Spice')).toHaveValue('Salt');
  expect(screen.queryByText('not_found')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Spice'), 'y');
  expect(screen.queryByText('No such spice')).not.toBeInTheDocument();
});

it.each([
  ['about no field', problem('rate_limited', 'Wait')],
  ['without a sentence', problem('not_found', null)],
])('gives a problem %s to the form, until the next try', async (_case, thrown) => {
  const { user, fill } = open(() => Promise.reject(thrown));
  await fill();
  expect(await screen.findByText(thrown.code)).toBeVisible();
  expect(screen.getByLabelText('Dish')).toHaveValue('Soup');
  await user.clear(screen.getByLabelText('Dish'));
  await user.click(screen.getByRole('button'));
  expect(screen.queryByText(thrown.code)).not.toBeInTheDocument();
});
