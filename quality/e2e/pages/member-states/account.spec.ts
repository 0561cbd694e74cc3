import type { Page } from '@playwright/test';
import { refusal } from '@cpal/shared/testing/answers';
import { having } from '../../people/member-api';
import { pressing, testStates } from '../../page/states';

const path = '/membership/account';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const open = having.sessions(
  { id: 's_1', createdAt: 1_760_000_000, lastUsedAt: 1_795_000_000, isCurrent: true, client: null },
  {
    id: 's_2',
    createdAt: 1_760_000_000,
    lastUsedAt: 1_790_000_000,
    isCurrent: false,
    client: 'Firefox on Windows',
  },
);

const deleting = async (page: Page) => {
  await pressing('Delete my account')(page);
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Password').fill('Rosemary&Thyme7');
  await asked.getByRole('button', { name: 'Delete my account' }).click();
};

const changingEmail = async (page: Page) => {
  await pressing('Change email')(page);
  const asked = page.getByRole('dialog');
  await asked.getByLabel('New email').fill('ada@new.example');
  await asked.getByLabel('Password').fill('Rosemary&Thyme7');
  await asked.getByRole('button', { name: 'Send link' }).click();
};

testStates({
  'the account': { path, answers: open, shows: 'Firefox on Windows' },
  'an unverified email': {
    path,
    answers: { ...open, ...having.member({ emailVerified: false }) },
    shows: /Resend link/,
  },
  'a pending email, changed again': {
    path,
    answers: {
      ...open,
      ...having.member({
        email: `${'ada'.repeat(30)}@blog.example`,
        pendingEmail: `${'ada'.repeat(30)}@new.example`,
      }),
    },
    act: pressing('Change email'),
    shows: 'New email',
  },
  'details that are edited': {
    path,
    answers: open,
    act: async (page) => {
      await pressing('Edit details')(page);
      await page.getByLabel('Full name').clear();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    shows: 'Full name is required',
  },
  'a change of the email, refused': {
    path,
    answers: {
      ...open,
      'PUT /api/account/email': refusal(403, 'wrong_password', 'The password is not correct.'),
    },
    act: changingEmail,
    shows: 'The password is not correct.',
  },
  'all other devices logged out': {
    path,
    answers: { ...open, 'DELETE /api/auth/sessions': { body: { ended: 1 } } },
    act: pressing('Log out everywhere else'),
    shows: '1 other device is logged out.',
  },
  'devices on their way': {
    path,
    answers: { 'GET /api/auth/sessions': 'pending' },
    shows: /^Loading/,
  },
  'devices that could not be loaded': {
    path,
    answers: { 'GET /api/auth/sessions': broken },
    shows: 'Failed to load your devices.',
  },
  'a choice of emails that could not be loaded': {
    path,
    answers: { ...open, 'GET /api/account/mails': broken },
    shows: 'Failed to load your choice of emails.',
  },
  'a choice of emails that was saved': {
    path,
    answers: {
      ...open,
      'PUT /api/account/mails': {
        body: {
          payment_received: true,
          plan_changed: true,
          key_generated: true,
          reading_problems: true,
          monthly_insights: true,
          model_budget: true,
        },
      },
    },
    act: pressing('Save choices'),
    shows: 'Your choice has been saved.',
  },
  'a change of password with errors': {
    path,
    answers: open,
    act: async (page) => {
      await pressing('Change password')(page);
      await pressing('Change password')(page);
    },
    shows: 'Current password is required',
  },
  'asked to delete the account': {
    path,
    answers: open,
    act: pressing('Delete my account'),
    shows: 'This cannot be undone.',
  },
  'a deletion that failed': {
    path,
    answers: { ...open, 'DELETE /api/account': broken },
    act: deleting,
    shows: 'The server is out of flour',
  },
  'a deleted account': {
    path,
    answers: { ...open, 'DELETE /api/account': { body: { deleted: true } } },
    act: deleting,
    shows: 'Your account has been deleted',
  },
});
