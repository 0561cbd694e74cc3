import { heldAnswer } from '@cpal/shared/testing/api';
import { screen, within } from '@testing-library/react';
import { openLogin, openSignUp } from '../../testing/open-auth';
import { brokenServer, serveAuth } from '../../testing/serve-auth';

const tab = (name: string) => screen.getByRole('tab', { name });

it('opens with the login, of two tabs that name their panel', async () => {
  await openLogin();
  const list = within(screen.getByRole('tablist', { name: 'Login or Sign Up' }));
  expect(list.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Login',
    'Sign Up',
  ]);
  expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'false');
  const panel = screen.getByRole('tabpanel', { name: 'Login' });
  expect(tab('Login')).toHaveAttribute('aria-controls', panel.id);
  expect(within(panel).queryByLabelText('Full name')).not.toBeInTheDocument();
});

it('says on the sign-up alone what it accepts, in tabs of their own', async () => {
  const { user } = await openLogin();
  expect(screen.queryByText(/By signing up/)).not.toBeInTheDocument();
  await user.click(tab('Sign Up'));
  expect(screen.getByText(/^By signing up you accept our/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
});

it.each([
  ['{ArrowRight}', 'Sign Up'],
  ['{ArrowLeft}', 'Sign Up'],
  ['{End}', 'Sign Up'],
  ['{ArrowRight}{ArrowRight}', 'Login'],
  ['{ArrowRight}{ArrowLeft}', 'Login'],
  ['{End}{Home}', 'Login'],
])('leads by the keys %s to the tab %s', async (keys, name) => {
  const { user } = await openLogin();
  await user.click(tab('Login'));
  await user.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('is one stop of the Tab key, with the form after it', async () => {
  const { user } = await openSignUp();
  expect(tab('Sign Up')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Sign Up')).toHaveFocus();
});

it('loses nothing typed on the way to the other tab and back', async () => {
  const { user, fill } = await openSignUp();
  await fill();
  await user.click(tab('Login'));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Cinnamon-7!');
  await user.click(tab('Sign Up'));
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Baker');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('Cinnamon-7!');
});

it("leaves one form's messages behind with its tab", async () => {
  const { user, submit, logIn } = await openLogin();
  await submit();
  serveAuth({ 'POST /api/auth/login': brokenServer });
  await user.click(tab('Sign Up'));
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  await user.click(tab('Login'));
  await logIn();
  await screen.findByText('Login failed');
  await user.click(tab('Sign Up'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('comes back to the form that failed while the other was looked at', async () => {
  const { user, logIn } = await openLogin();
  const answer = heldAnswer();
  serveAuth({ 'POST /api/auth/login': () => answer.promise });
  await logIn();
  await user.click(tab('Sign Up'));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer.give(brokenServer());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
});

describe('the focus after a failure', () => {
  it('is at the button again, which the browser took it from', async () => {
    const { logIn } = await openLogin();
    const answer = heldAnswer();
    serveAuth({ 'POST /api/auth/login': () => answer.promise });
    await logIn();
    // Browsers take it from a button that is disabled; jsdom lets go of a field only.
    const field = screen.getByLabelText('Email');
    field.focus();
    field.blur();
    expect(document.body).toHaveFocus();
    answer.give(brokenServer());
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
  });

  it('is at the button where the field went with its tab', async () => {
    const { user, fill } = await openSignUp();
    serveAuth({ 'POST /api/auth/login': brokenServer });
    await fill();
    await user.type(screen.getByLabelText('Confirm password'), '{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
  });

  it('stays in the field where somebody goes on typing', async () => {
    const { user } = await openLogin();
    serveAuth({ 'POST /api/auth/login': brokenServer });
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'Cinnamon-7{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
