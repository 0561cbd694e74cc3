import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyKey } from './copy-key';

function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const shown = render(<CopyKey licenseKey="cpal_live_active" />);
  const copy = async () => {
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await pass(0);
  };
  return { ...shown, copy };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('copies a key, says so, and is silent again after a while', async () => {
  const { copy } = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
  expect(await navigator.clipboard.readText()).toBe('cpal_live_active');
  await pass(2_500);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so when the key could not be copied', async () => {
  const { copy } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
});

it('gives the feedback of a second copy its whole time', async () => {
  const { copy } = open();
  await copy();
  await pass(2_000);
  await copy();
  await pass(2_000);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await pass(500);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves no timer behind when its row goes', async () => {
  const { copy, unmount } = open();
  await copy();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
