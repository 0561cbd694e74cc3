import type { Page } from '@playwright/test';
import { refusal } from '@cpal/shared/testing/answers';
import { serveApi } from '../../people/member-api';
import { testStates } from '../../page/states';

const deadLink = refusal(400, 'invalid_link', 'This link doesn’t work any more.');

const choose = async (page: Page) => {
  await page.getByLabel('New password', { exact: true }).fill('Rosemary&Thyme7');
  await page.getByLabel('Confirm new password').fill('Rosemary&Thyme7');
  await page.locator('form').getByRole('button').last().click();
};

testStates(
  {
    'a forgotten password': { path: '/auth/forgot-password', shows: 'Email' },
    'a forgotten password, asked': {
      path: '/auth/forgot-password',
      answers: { 'POST /api/auth/password-reset': { status: 202, body: { ok: true } } },
      act: async (page) => {
        await page.getByLabel('Email').fill('ada@blog.example');
        await page.locator('form').getByRole('button').last().click();
      },
      shows: /is on its way/,
    },
    'a new password': { path: '/auth/reset-password#token=t', shows: 'Confirm new password' },
    'a new password by a dead link': {
      path: '/auth/reset-password#token=t',
      answers: { 'PUT /api/auth/password-reset': deadLink },
      act: choose,
      shows: /link/,
    },
    'a link without its token': { path: '/auth/reset-password', shows: /link/ },
    'an email on its way to be verified': {
      path: '/auth/verify-email#token=t',
      answers: { 'POST /api/auth/verify-email': 'pending' },
      shows: /email/,
    },
    'an email that is verified': {
      path: '/auth/verify-email#token=t',
      answers: { 'POST /api/auth/verify-email': { body: { ok: true } } },
      shows: /verified|confirmed/,
    },
    'a dead link': {
      path: '/auth/verify-email#token=t',
      answers: { 'POST /api/auth/verify-email': deadLink },
      shows: /link/,
    },
  },
  serveApi,
);
