import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from './busy-button';

it('says that it is busy, does nothing meanwhile and keeps the focus', async () => {
  const onClick = jest.fn();
  const button = (busy: string | false) => (
    <BusyButton busy={busy} onClick={onClick}>
      Save
    </BusyButton>
  );
  const { rerender } = render(button(false));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(button('Saving...'));
  const busy = screen.getByRole('button', { name: 'Saving...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(button(false));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
