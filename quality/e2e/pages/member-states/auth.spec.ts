import type { Page } from '@playwright/test';
import { fillSignUp, logIn, newBlogger, signUp } from '../../journey';
import { links } from '@cpal/shared/paths';
import { refusal } from '@cpal/shared/testing/answers';
import { serveApi } from '../../people/member-api';
import { pressing, testStates } from '../../page/states';

const path = '/auth';
const openSignUp = (page: Page) => page.getByRole('tab', { name: 'Sign Up' }).click();
const logInAsAda = (page: Page) => logIn(page, newBlogger());

testStates(
  {
    'the login': { path, shows: 'Welcome to CPal' },
    'the login with errors': { path, act: pressing('Login'), shows: 'Email is required' },
    'the login, refused': {
      path,
      answers: {
        'POST /api/auth/login': refusal(401, 'invalid_credentials', 'Invalid email or password'),
      },
      act: logInAsAda,
      shows: 'Invalid email or password',
    },
    'the login on its way': {
      path,
      answers: { 'POST /api/auth/login': 'pending' },
      act: logInAsAda,
      shows: 'Processing...',
    },
    'the sign-up on the way to buy a plan': {
      path: links.purchaseOf('basic'),
      shows: 'You pay after this step.',
    },
    'the sign-up': { path, act: openSignUp, shows: 'Confirm password' },
    'the sign-up with errors': {
      path,
      act: async (page) => {
        await openSignUp(page);
        await pressing('Sign Up')(page);
      },
      shows: 'Full name is required',
    },
    'the sign-up with some rules met': {
      path,
      act: async (page) => {
        await openSignUp(page);
        await page.getByLabel('Password', { exact: true }).fill('Rosemary');
      },
      shows: ': not met yet',
    },
    'the sign-up with a sign that is not special': {
      path,
      act: async (page) => {
        await openSignUp(page);
        await page.getByLabel('Password', { exact: true }).fill('Rosemary-7');
      },
      shows: 'Allowed, but not counted as special: -',
    },
    'the sign-up with all rules met': {
      path,
      act: (page) => fillSignUp(page, newBlogger()),
      shows: ': met',
    },
    'a password that is shown': {
      path,
      act: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('Rosemary&Thyme7'.repeat(4));
        await pressing('Show password')(page);
      },
      shows: 'Hide',
    },
    'the sign-up, refused': {
      path,
      answers: {
        'POST /api/users/sign-up': refusal(409, 'email_taken', 'This email is taken already'),
      },
      act: (page) => signUp(page, newBlogger()),
      shows: 'This email is taken already',
    },
    'the sign-up on its way': {
      path,
      answers: { 'POST /api/users/sign-up': 'pending' },
      act: (page) => signUp(page, newBlogger()),
      shows: 'Processing...',
    },
  },
  serveApi,
);

testStates({
  'a token that is looked at': {
    path,
    answers: { 'GET /api/auth/me': 'pending' },
    shows: 'Loading your account',
  },
  'a user who could not be loaded': {
    path,
    answers: { 'GET /api/auth/me': refusal(500, 'internal_error', 'Something went wrong') },
    shows: 'Failed to fetch user data',
  },
});
