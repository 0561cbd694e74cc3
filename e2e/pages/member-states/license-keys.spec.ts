import { having, key, refusal } from '../../member-api';
import { confirming, pressing, testStates } from '../../states';

const path = '/membership/license-keys';
const off = { ...key, id: 'lic_2', is_active: false };
const needsPlan = 'You need an active subscription to manage licenses.';
const broken = refusal(500, 'internal_error', 'The server is out of flour');

testStates({
  loading: { path, answers: { 'GET /api/licenses': 'pending' }, shows: 'Loading license keys' },
  'no keys': { path, answers: having.licenses(), shows: 'No license keys found.' },
  'active and inactive keys': { path, answers: having.licenses(key, off), shows: 'Inactive' },
  'keys without a plan': { path, answers: having.subscription({}), shows: needsPlan },
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
    shows: 'New license key generated.',
  },
  'a key that was refused': {
    path,
    answers: { 'POST /api/licenses/user': broken },
    act: pressing('Generate New License Key'),
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
    answers: { 'DELETE /api/licenses/lic_1': 'pending' },
    act: confirming('Deactivate', 'Deactivate'),
    shows: 'Processing...',
  },
  'an action that failed': {
    path,
    answers: { 'DELETE /api/licenses/lic_1': broken },
    act: confirming('Deactivate', 'Deactivate'),
    shows: 'The server is out of flour',
  },
  'an action that needs a plan': {
    path,
    answers: {
      ...having.licenses(off),
      'PUT /api/licenses/lic_2/reactivate': refusal(403, 'subscription_required', needsPlan),
    },
    act: confirming('Reactivate', 'Reactivate'),
    shows: 'View Pricing Plans',
  },
});
