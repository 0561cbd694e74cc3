import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../routes';

/** Opens the screen as a visitor whom the shell sent here from the page `from`. */
export async function openLogin(from?: unknown) {
  const store = asVisitor();
  const shown = renderRoutes(remote, { pathname: '/auth', state: { from } });
  const { user } = shown;
  await screen.findByLabelText('Email');
  const submit = () => user.click(screen.getByRole('button', { name: 'Login' }));

  const logIn = async (email = 'ada@example.com', password = 'Cinnamon-7') => {
    await paste(user, 'Email', email);
    await paste(user, 'Password', password);
    await submit();
  };
  return { ...shown, store, submit, logIn };
}

/** As password managers do, which takes any character, and no event for each. */
async function paste(user: ReturnType<typeof renderRoutes>['user'], label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** What a person types who makes no mistake, by label. */
const flawless = {
  'Full name': 'Ada Baker',
  Email: 'ada@example.com',
  Password: 'Cinnamon-7!',
  'Confirm password': 'Cinnamon-7!',
};

/** Opens the second tab; `signUp` fills the form, with `changed` fields by label, and sends it. */
export async function openSignUp() {
  const { user, router, store } = await openLogin();
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign Up' }));

  const fill = async (changed: Record<string, string> = {}) => {
    for (const [label, text] of Object.entries({ ...flawless, ...changed })) {
      await user.clear(screen.getByLabelText(label));
      await paste(user, label, text);
    }
  };

  const signUp = async (changed: Record<string, string> = {}) => {
    await fill(changed);
    await submit();
  };
  return { user, router, store, submit, fill, signUp };
}

const described = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';

/** The message at a field: it stands before whatever else describes that field. */
export function messageAt(label: string) {
  const [id = ''] = described(label).split(' ');
  return document.getElementById(id)?.textContent;
}
