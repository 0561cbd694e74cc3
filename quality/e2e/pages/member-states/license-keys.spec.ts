import type { Page } from '@playwright/test';
import { refusal } from '@cpal/shared/testing/answers';
import { active, having, key } from '../../people/member-api';
import { confirming, pressing, testStates } from '../../page/states';

const path = '/membership/license-keys';
const off = { ...key, id: 'lic_2', is_active: false };
const domains = 'GET /api/licenses/:id/domains';
const blog = { domain: 'adabakes.com', activated_at: 1_760_000_000 };
const releasing = async (page: Page) => {
  await pressing('Domains')(page);
  await pressing('Release')(page);
};
const naming = (name: string) => async (page: Page) => {
  await pressing('Add Name')(page);
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
};
const needsPlan = 'You need an active subscription to manage licenses.';
const broken = refusal(500, 'internal_error', 'The server is out of flour');

testStates({
  loading: { path, answers: { 'GET /api/licenses': 'pending' }, shows: 'Loading license keys' },
  'no keys': { path, answers: having.licenses(), shows: 'No license keys found.' },
  'active and inactive keys': { path, answers: having.licenses(key, off), shows: 'Inactive' },
  'keys without a plan': { path, answers: having.subscription({}), shows: needsPlan },
  'a key in its grace': {
    path,
    answers: having.licenses(key, { ...off, works_until: 1_798_000_000 }),
    shows: /^Works until Dec/,
  },
  'keys of a plan on hold': {
    path,
    answers: {
      ...having.subscription({ ...active, status: 'paused' }),
      ...having.licenses(key, off),
    },
    shows: 'On hold',
  },
  'keys that could not be loaded': {
    path,
    answers: { 'GET /api/licenses': broken },
    shows: 'Failed to load license keys.',
  },
  'a key on its way': {
    path,
    answers: { 'POST /api/licenses/user': 'pending' },
    act: pressing('Generate New License Key'),
    shows: 'Generating...',
  },
  'a key that was made': {
    path,
    answers: { 'POST /api/licenses/user': { status: 201, body: { license: key } } },
    act: pressing('Generate New License Key'),
    shows: 'New',
  },
  'a key that was refused': {
    path,
    answers: { 'POST /api/licenses/user': broken },
    act: pressing('Generate New License Key'),
    shows: 'The server is out of flour',
  },
  'a key with a long name': {
    path,
    answers: having.licenses({ ...key, name: 'Rosemary & Rye, '.repeat(4).trim() }, off),
    shows: 'Rosemary & Rye',
  },
  'a key that is renamed': {
    path,
    answers: having.licenses({ ...key, name: 'Rosemary & Rye' }),
    act: pressing('Rename'),
    shows: 'Name (optional)',
  },
  'a name that is too long': {
    path,
    act: naming('a'.repeat(61)),
    shows: 'Name can have 60 characters at most',
  },
  'a name that was refused': {
    path,
    answers: { 'PUT /api/licenses/:id/name': broken },
    act: naming('Rosemary & Rye'),
    shows: 'The server is out of flour',
  },
  'asked to deactivate': { path, act: pressing('Deactivate'), shows: 'Confirm Action' },
  'asked to delete for good': {
    path,
    act: pressing('Permanently Delete'),
    shows: 'This cannot be undone.',
  },
  'asked to reactivate': {
    path,
    answers: having.licenses(off),
    act: pressing('Reactivate'),
    shows: 'Confirm Action',
  },
  'an action on its way': {
    path,
    answers: { 'DELETE /api/licenses/:id': 'pending' },
    act: confirming('Deactivate', 'Deactivate'),
    shows: 'Processing...',
  },
  'an action that failed': {
    path,
    answers: { 'DELETE /api/licenses/:id': broken },
    act: confirming('Deactivate', 'Deactivate'),
    shows: 'The server is out of flour',
  },
  'an action that needs a plan': {
    path,
    answers: {
      ...having.licenses(off),
      'PUT /api/licenses/:id/reactivate': refusal(403, 'subscription_required', needsPlan),
    },
    act: confirming('Reactivate', 'Reactivate'),
    shows: 'View Pricing Plans',
  },
  'domains on their way': {
    path,
    answers: { [domains]: 'pending' },
    act: pressing('Domains'),
    shows: 'Loading domains',
  },
  'domains open': {
    path,
    answers: having.domains(blog, { ...blog, domain: `${'long-'.repeat(12)}name.adabakes.com` }),
    act: pressing('Domains'),
    shows: 'Domains · 2 of 3',
  },
  'a live blog without being counted': {
    path,
    answers: having.domains(),
    act: pressing('Domains'),
    shows: /takes none of the places$/,
  },
  'domains that cannot be loaded': {
    path,
    answers: { [domains]: broken },
    act: pressing('Domains'),
    shows: 'Failed to load the domains of this key.',
  },
  'a domain that is refused': {
    path,
    answers: {
      ...having.domains(blog),
      'POST /api/licenses/:id/domains': refusal(409, 'domain_limit', 'Release one first.'),
    },
    act: async (page) => {
      await pressing('Domains')(page);
      await page.getByLabel('Domain', { exact: true }).fill('adabrews.com');
      await page.keyboard.press('Enter');
    },
    shows: 'Release one first.',
  },
  'asked to release a domain': {
    path,
    answers: having.domains(blog),
    act: releasing,
    shows: 'Release Domain',
  },
  'a release that failed': {
    path,
    answers: { ...having.domains(blog), 'DELETE /api/licenses/:id/domains/:domain': broken },
    act: async (page) => {
      await releasing(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    },
    shows: 'The server is out of flour',
  },
});
