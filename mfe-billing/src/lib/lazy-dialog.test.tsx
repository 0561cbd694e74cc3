import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@cpal/shared/controls';
import { lazyDialog } from './lazy-dialog';

const Greeting = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <Dialog title={`Hello, ${name}`} onClose={onClose}>
    <button type="button">Bye</button>
  </Dialog>
);

it('is fetched while a button has the pointer, and is then shown with what it was given', async () => {
  const load = jest.fn(async () => Greeting);
  const Late = lazyDialog(load);
  const { rerender } = render(<button type="button">Greet</button>);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Greet' }));
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Late name="Ada" onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Hello, Ada' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it could not be fetched, and is fetched again when it is opened again', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Late = lazyDialog(load);
  const close = jest.fn();
  const { unmount } = render(<Late name="Ada" onClose={close} />);
  expect(await screen.findByRole('dialog', { name: 'Couldn’t load this' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  render(<Late name="Ada" onClose={close} />);
  expect(await screen.findByRole('dialog', { name: 'Hello, Ada' })).toBeVisible();
});
