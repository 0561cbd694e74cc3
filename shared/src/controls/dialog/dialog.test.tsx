import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Dialog } from './dialog';

function Opener(props: Pick<ComponentProps<typeof Dialog>, 'busy' | 'yielding'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Sure?" onClose={() => setOpen(false)} {...props}>
          <button type="button">Cancel</button>
        </Dialog>
      )}
    </>
  );
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

it('takes the focus, closes on Esc and gives the focus back', async () => {
  render(<Opener />);
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('stays open while busy', async () => {
  render(<Opener busy />);
  await openDialog();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('leaves and takes the top layer as its owner asks', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const show = jest.spyOn(HTMLDialogElement.prototype, 'show');
  const { rerender } = render(<Opener />);
  await openDialog();
  expect([showModal.mock.calls.length, show.mock.calls.length]).toEqual([1, 0]);
  rerender(<Opener yielding />);
  expect([showModal.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  rerender(<Opener />);
  expect([showModal.mock.calls.length, show.mock.calls.length]).toEqual([2, 1]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('follows a browser that closes it by itself', async () => {
  render(<Opener />);
  await openDialog();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  act(() => {
    dialog.dispatchEvent(new Event('close'));
  });
  expect(dialog).not.toBeInTheDocument();
});
