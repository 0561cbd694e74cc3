import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testWeek } from '@cpal/shared/testing/samples/test-week';
import { active, having, key } from '../../people/member-api';
import { testStates } from '../../page/states';

const path = '/membership';
const quiet = {
  ...testWeek,
  blog: { id: '8b0f5a52-6c7e-4a5f-9a43-0d3c8f6f7b02', name: 'Ada Brews' },
  questions: 0,
  before: 0,
  days: testWeek.days.map(({ day }) => ({ day, questions: 0 })),
  sentence: null,
  latest: [],
};
const broken = refusal(500, 'internal_error', 'Something went wrong');

testStates({
  loading: {
    path,
    answers: { 'GET /api/billing/subscription': 'pending', 'GET /api/licenses': 'pending' },
    shows: 'Loading your week',
  },
  'nothing bought': {
    path,
    answers: {
      ...having.subscription({}),
      ...having.licenses(),
      ...having.blogs(),
      ...having.weeks(),
    },
    shows: 'Next: choose a plan',
  },
  'a plan without a blog': {
    path,
    answers: { ...having.licenses(), ...having.blogs(), ...having.weeks() },
    shows: 'Next: add your blog',
  },
  'a blog without its line': {
    path,
    answers: { ...having.blogs({ ...testBlog, status: 'unverified' }), ...having.weeks() },
    shows: 'Next: put it on your blog',
  },
  'a blog that nobody asked yet': {
    path,
    answers: { ...having.blogs(testBlog), ...having.weeks() },
    shows: 'Next: ask your first question',
  },
  'everything in place': { path, shows: 'Latest questions' },
  'two blogs, and a week without questions': {
    path: `${path}?blog=${quiet.blog.id}`,
    answers: having.weeks(testWeek, quiet),
    shows: /^No questions in the last 30 days/,
  },
  'readers that could not be loaded': {
    path,
    answers: { 'GET /api/overview': broken },
    shows: /^We couldn’t load what your readers asked/,
  },
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
