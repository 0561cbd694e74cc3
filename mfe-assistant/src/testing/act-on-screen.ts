import type { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';

export type User = ReturnType<typeof renderRoutes>['user'];

/** Clicks the first button of that name. */
export const press = async (user: User, name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first !== undefined) await user.click(first);
};

/** Flips a switch. */
export const flip = (name: string | RegExp) => async (user: User) =>
  user.click(await screen.findByRole('switch', { name }));

/** Opens a dialog by its button, and confirms it. */
export const confirming = (open: string, confirm: string) => async (user: User) => {
  await press(user, open);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
};

/** Types into a field. */
export const type = async (user: User, label: string | RegExp, words: string) =>
  user.type(await screen.findByLabelText(label), words);

/** Looks at a blog that may be added. */
export const look = (user: User) => type(user, 'Address of your blog', 'adabakes.com{Enter}');
