import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/test-blog';
import { active, having, key } from '../../people/member-api';
import { testStates } from '../../page/states';

const path = '/membership';
const broken = refusal(500, 'internal_error', 'Something went wrong');

testStates({
  loading: {
    path,
    answers: { 'GET /api/billing/subscription': 'pending', 'GET /api/licenses': 'pending' },
    shows: 'Loading your next step',
  },
  'nothing bought': {
    path,
    answers: { ...having.subscription({}), ...having.licenses() },
    shows: 'Next: choose a plan',
  },
  'a plan without a blog': {
    path,
    answers: { ...having.licenses(), ...having.blogs() },
    shows: 'Next: add your blog',
  },
  'a blog without its line': {
    path,
    answers: having.blogs({ ...testBlog, status: 'unverified' }),
    shows: 'Next: paste one line',
  },
  'a blog that nobody asked yet': {
    path,
    answers: having.blogs(testBlog),
    shows: 'Next: ask your first question',
  },
  'everything in place': { path, shows: 'Your assistant is live' },
  'a key with a name': {
    path,
    answers: having.licenses({ ...key, name: 'Rosemary & Rye' }),
    shows: 'Rosemary & Rye',
  },
  'canceled at the end of the period': {
    path,
    answers: having.subscription({ ...active, cancel_at_period_end: true }),
    shows: 'Your plan is ending',
  },
  'past due': {
    path,
    answers: having.subscription({ ...active, status: 'past_due' }),
    shows: 'Next: update your card',
  },
  unpaid: {
    path,
    answers: having.subscription({ ...active, status: 'unpaid' }),
    shows: 'Your plan is on hold',
  },
  'a first payment that failed': {
    path,
    answers: having.subscription({ ...active, status: 'incomplete' }),
    shows: 'Next: finish your payment',
  },
  'no key that is active': {
    path,
    answers: having.licenses({ ...key, is_active: false }),
    shows: 'Next: activate a key',
  },
  'nothing that could be loaded': {
    path,
    answers: { 'GET /api/billing/subscription': broken, 'GET /api/licenses': broken },
    shows: 'Not everything loaded',
  },
});
