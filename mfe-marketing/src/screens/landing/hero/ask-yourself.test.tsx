import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../../routes';
import { loadAssistant } from '@cpal/shared/load-assistant';

jest.mock('@cpal/shared/load-assistant', () => ({ loadAssistant: jest.fn() }));

const name = 'Ask about this recipe';
const button = () => screen.queryByRole('button', { name });

/** The button has another name while the assistant loads. */
const buttonOrBusy = () => screen.queryByRole('button', { name: /^(?:Ask about|One moment)/ });

it('brings the assistant at a press, in the place of the button', async () => {
  jest.mocked(loadAssistant).mockResolvedValue(true);
  const { user } = renderRoutes(remote, '/');
  expect(loadAssistant).not.toHaveBeenCalled();
  const ask = await screen.findByRole('button', { name: 'Ask about this recipe' });
  await user.click(ask);
  expect(loadAssistant).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(buttonOrBusy()).not.toBeInTheDocument());
});

it('says so where the assistant does not come, and can be pressed again', async () => {
  jest.mocked(loadAssistant).mockResolvedValueOnce(false);
  const { user } = renderRoutes(remote, '/');
  await user.click(await screen.findByRole('button', { name: 'Ask about this recipe' }));
  expect(
    await screen.findByText('The assistant is unavailable. Please try again later.'),
  ).toBeVisible();
  expect(button()).toBeInTheDocument();
});
