import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Dialog } from './dialog';

interface OpenerProps extends Pick<ComponentProps<typeof Dialog>, 'busy' | 'yielding'> {
  onCancel?: () => void;
}

function Opener({ onCancel, ...props }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Sure?" onClose={() => setOpen(false)} {...props}>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
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

/** A press and its place: beside the dialog, whose box has no size here, or on something in it. */
function press(target: Element, detail: number, from: Element = target) {
  fireEvent.pointerDown(from, { clientX: 5 });
  fireEvent.click(target, { detail, clientX: 5 });
}

it('closes on a press beside it', async () => {
  render(<Opener />);
  await openDialog();
  press(screen.getByRole('dialog'), 1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open where the press began inside, or it is busy', async () => {
  const { rerender } = render(<Opener />);
  await openDialog();
  press(screen.getByRole('dialog'), 1, screen.getByRole('button', { name: 'Cancel' }));
  rerender(<Opener busy />);
  press(screen.getByRole('dialog'), 1);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('takes no press that belongs to the double press which opened it', async () => {
  const onCancel = jest.fn();
  render(<Opener onCancel={onCancel} />);
  await openDialog();
  press(screen.getByRole('button', { name: 'Cancel' }), 2);
  press(screen.getByRole('dialog'), 3);
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
  press(screen.getByRole('button', { name: 'Cancel' }), 1);
  press(screen.getByRole('button', { name: 'Cancel' }), 2);
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('leaves and takes the top layer as its owner asks', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const show = jest.spyOn(HTMLDialogElement.prototype, 'show');
  const { rerender } = render(<Opener />);
  await openDialog();
  expect(showModal).toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();
  showModal.mockClear();
  rerender(<Opener yielding />);
  expect([showModal.mock.calls.length, show.mock.calls.length]).toEqual([0, 1]);
  rerender(<Opener />);
  expect([showModal.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
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
