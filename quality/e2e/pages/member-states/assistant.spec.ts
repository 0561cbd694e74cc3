import { links } from '@cpal/shared/paths';
import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testSite } from '@cpal/shared/testing/samples/test-site';
import { owning, serveBlogger } from '../../people/assistant-api';
import { having, key, liveBlog } from '../../people/member-api';
import { confirming, pressing, testStates } from '../../page/states';

const path = '/membership/assistant';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const fresh = {
  ...testBlog,
  status: 'unverified' as const,
  posts: { total: 42, ready: 9, problems: 1 },
  reading: { started_at: 1_760_000_000, done: 10, total: 42 },
};
const unread = { ...fresh, posts: { total: 0, ready: 0, problems: 0 }, reading: null };
const noList = { code: 'no_list', message: 'We found no sitemap and no feed on adabakes.com.' };
const turnedAway = {
  code: 'turned_away',
  message:
    'https://adabakes.com/ turned our reader away: allow the user agent CPalBot in Cloudflare.',
};
const verify = 'POST /api/blogs/:id/verify';

testStates(
  {
    loading: { path, answers: { 'GET /api/blogs': 'pending' }, shows: 'Loading your blog' },
    'no blog': { path, answers: having.blogs(), shows: 'Add my blog' },
    'no blog and no plan': {
      path,
      answers: { ...having.blogs(), ...having.subscription({}) },
      shows: 'Choose a plan first, then add your blog.',
    },
    'an address that was refused': {
      path,
      answers: {
        ...having.blogs(),
        'POST /api/blogs/look': refusal(
          400,
          'invalid_url',
          'Please enter the address of your blog.',
        ),
      },
      act: async (page) => {
        await page.getByLabel('Address of your blog').fill('nonsense');
        await page.keyboard.press('Enter');
      },
      shows: 'Please enter the address of your blog.',
    },
    'a blog that was found': {
      path,
      answers: { ...having.blogs(), 'POST /api/blogs/look': { body: { site: testSite } } },
      act: async (page) => {
        await page.getByLabel('Address of your blog').fill('adabakes.com');
        await page.keyboard.press('Enter');
      },
      shows: 'Is this it?',
    },
    'a blog that turns our reader away at first': {
      path,
      answers: {
        ...having.blogs(),
        'POST /api/blogs/look': refusal(422, 'reader_turned_away', 'We could not look at it.'),
      },
      act: async (page) => {
        await page.getByLabel('Address of your blog').fill('adabakes.com');
        await page.keyboard.press('Enter');
      },
      shows: 'Add it anyway',
    },
    'a further blog': { path: `${path}?add=blog`, shows: 'Add my blog' },
    'a blog that is read': { path, answers: having.blogs(fresh), shows: '10 of 42 posts read' },
    'a model that is tried': {
      path,
      answers: { ...having.blogs(liveBlog), 'GET /api/assistant/model': 'pending' },
      shows: 'Checking the model',
    },
    'a model that does not respond': {
      path,
      answers: {
        ...having.blogs(liveBlog),
        'GET /api/assistant/model': {
          body: { model: { status: 'unreachable', milliseconds: null } },
        },
      },
      shows: /^Model: unreachable/,
    },
    'a model that responds': {
      path,
      answers: having.blogs(liveBlog),
      shows: 'Model: reachable, 420 ms',
    },
    'a blog without a list of posts': {
      path,
      answers: { ...having.blogs({ ...unread, problem: noList }), ...owning.posts([]) },
      shows: /^We found no sitemap/,
    },
    'no key that is active': {
      path,
      answers: { ...having.blogs(fresh), ...having.licenses({ ...key, is_active: false }) },
      shows: 'Go to License Keys',
    },
    'no key at all': {
      path,
      answers: { ...having.blogs(fresh), ...having.licenses() },
      shows: 'Generate License Key',
    },
    'a line that is looked for': {
      path,
      answers: { ...having.blogs(fresh), [verify]: 'pending' },
      act: pressing('Check my blog'),
      shows: 'Searching...',
    },
    'a line that was not found': {
      path,
      answers: {
        ...having.blogs(fresh),
        [verify]: refusal(
          422,
          'not_verified',
          `We found instead: https://adabakes.com/${'long-'.repeat(20)} has no CPal snippet.`,
        ),
      },
      act: pressing('Check my blog'),
      shows: /^We found instead/,
    },
    'a blog that turned our reader away': {
      path,
      answers: {
        ...having.blogs({ ...unread, problem: turnedAway }),
        ...owning.posts([]),
        [verify]: refusal(422, 'reader_turned_away', turnedAway.message),
      },
      act: pressing('Check my blog'),
      shows: /^Allow the user agent/,
    },
    'a blog that another account took over': {
      path,
      answers: having.blogs({ ...fresh, path: '/blog/', claim_problem: 'taken_over' as const }),
      shows: /^Another account has shown/,
    },
    'a proof that is missing': {
      path,
      answers: having.blogs({ ...liveBlog, claim_problem: 'proof_missing' as const }),
      shows: /^For a few nights/,
    },
    'a first question to ask': {
      path,
      answers: having.blogs(testBlog),
      act: (page) => page.getByText('No button under your recipe?').click(),
      shows: 'Copy the line',
    },
    'a blog that is live': { path, shows: 'See what readers ask' },
    'a blog that has just gone live': {
      path,
      answers: having.blogs({ ...liveBlog, first_seen_live_at: Math.floor(Date.now() / 1000) }),
      shows: 'Save for a story',
    },
    'a card that could not be made': {
      path: links.shareCard(liveBlog.id),
      answers: { 'GET /api/blogs/:id/card': broken },
      shows: /^We couldn’t make the card/,
    },
    'a blog that is switched off': {
      path,
      answers: having.blogs({ ...liveBlog, is_enabled: false }),
      shows: /^Switched off below/,
    },
    'two blogs': {
      path,
      answers: having.blogs(liveBlog, { ...liveBlog, id: 'blog_2', name: 'Rosemary & Rye' }),
      shows: 'Rosemary & Rye',
    },
    'asked to remove a blog': {
      path,
      act: pressing('Remove this blog'),
      shows: 'Cancel',
    },
    'a removal that failed': {
      path,
      answers: { 'DELETE /api/blogs/:id': broken },
      act: confirming('Remove this blog', 'Remove'),
      shows: 'The server is out of flour',
    },
    'nothing that could be loaded': {
      path,
      answers: { 'GET /api/blogs': broken },
      shows: 'Failed to load your blogs. Please try again later.',
    },
  },
  serveBlogger,
);
