import { screen } from '@testing-library/react';
import { openLogin } from '../../testing/open-auth';
import { serveAuth } from '../../testing/serve-auth';

jest.mock('./submission', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says An error occurred where the rest of its script cannot be fetched', async () => {
  const { logIn } = await openLogin();
  const received = serveAuth();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(received).toEqual([]);
});
