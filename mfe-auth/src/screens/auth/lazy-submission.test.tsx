import { screen } from '@testing-library/react';
import { openLogin } from '../../testing/open-auth';
import { serveAuth } from '../../testing/serve-auth';

let mockIsDown = true;

jest.mock('./submission', () => {
  if (mockIsDown) throw new Error('404');
  return jest.requireActual('./submission');
});

it('keeps what was typed where the code that sends it cannot be loaded, and tries again', async () => {
  const { logIn, submit } = await openLogin();
  const received = serveAuth();
  await logIn('ada@example.com', 'Cinnamon-7');
  expect(await screen.findByText('An error occurred')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(received).toEqual([]);
  mockIsDown = false;
  await submit();
  expect(await screen.findByText('Another screen')).toBeVisible();
});
