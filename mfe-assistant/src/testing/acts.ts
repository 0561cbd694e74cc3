import type { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';

export type User = ReturnType<typeof renderRoutes>['user'];

/** Presses the first button of a name. */
export const press = async (user: User, name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first !== undefined) await user.click(first);
};

/** Turns a switch. */
export const flip = (name: string | RegExp) => async (user: User) =>
  user.click(await screen.findByRole('switch', { name }));

/** Opens a dialog and presses its button. */
export const confirming = (open: string, confirm: string) => async (user: User) => {
  await press(user, open);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
};

/** Types into a field. */
export const type = async (user: User, label: string | RegExp, words: string) =>
  user.type(await screen.findByLabelText(label), words);
