import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { Button } from './button';

it('says that it is busy, does nothing meanwhile and keeps the focus', async () => {
  const onClick = jest.fn();
  const button = (busy: string | false) => (
    <Button busy={busy} onClick={onClick}>
      Save
    </Button>
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

it('does not submit its form while busy, neither by click nor by Enter', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const form = (busy: string | false) => (
    <form aria-label="Card" onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Add
      </Button>
    </form>
  );
  const { rerender } = render(form('Adding...'));
  await userEvent.click(screen.getByRole('button', { name: 'Adding...' }));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();

  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
