import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { AffiliateLink, HouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import type { License } from '@cpal/shared/contract/licenses/license';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { refusal } from '@cpal/shared/testing/answers';
import { type Handlers, serveApi } from '@cpal/shared/testing/api';
import { testCard } from '@cpal/shared/testing/samples/test-card';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { testOpening, testSample } from '@cpal/shared/testing/samples/test-opening';
import { testPost, testPosts } from '@cpal/shared/testing/samples/test-post';
import { testSite } from '@cpal/shared/testing/samples/test-site';
import { testVoices } from '@cpal/shared/testing/samples/test-voices';

export { testBlog as blog } from '@cpal/shared/testing/samples/test-blog';

export const license: License = {
  id: 'lic_1',
  key: 'cpal_live_active',
  name: null,
  product_name: 'CPal',
  created_at: 1_760_000_000,
  is_active: true,
  works_until: null,
};

const subscription: Subscription = {
  status: 'active',
  current_period_end: 1_762_600_000,
  plan: { name: 'Pro', amount: 4000, interval: 'month' },
  cancel_at: null,
  cancel_at_period_end: false,
};

/** What the post does not say. */
export const postGaps = ['Can I freeze it?', 'How many calories are in a serving?'];

/** For all posts, and for one. */
export const houseAnswers: HouseAnswer[] = [
  { id: 'ans_1', post_id: null, question: 'Can I freeze it?', answer: 'Yes, for a month.' },
  { id: 'ans_2', post_id: testPost.id, question: 'Which ricotta?', answer: 'A dry one.' },
];

export const link: AffiliateLink = {
  id: 'lnk_1',
  keywords: ['pan', 'skillet'],
  label: 'My pan',
  url: 'https://shop.example/pan',
  is_active: true,
  clicks: 12,
};

/** Serves the calls of a subscriber with blogs; `blogs` is read at each call, so tests may change it. */
export const serveAssistant = (blogs: Blog[], others: Handlers = {}) =>
  serveApi({
    'GET /api/blogs': () => ({ body: { blogs } }),
    'GET /api/blogs/:id/posts': () => ({ body: { posts: [...testPosts], next: null } }),
    'GET /api/posts/:id/trial': () => ({ body: testOpening }),
    'GET /api/posts/:id/sample': () => ({ body: { exchange: testSample } }),
    'GET /api/posts/:id': () => ({ body: { post: testPost } }),
    'GET /api/posts/:id/gaps': () => ({ body: { language: 'en', gaps: postGaps } }),
    'GET /api/blogs/:id/answers': () => ({ body: { answers: houseAnswers } }),
    'GET /api/blogs/:id/gaps': () => ({ body: { posts: 0, gaps: [] } }),
    'GET /api/blogs/:id/insights': () => ({ body: { insights: testInsights } }),
    'GET /api/blogs/:id/card': () => ({ body: { card: testCard } }),
    'GET /api/blogs/:id/links': () => ({ body: { links: [link] } }),
    'GET /api/licenses': () => ({ body: { licenses: [license] } }),
    'GET /api/billing/subscription': () => ({ body: subscription }),
    'GET /api/assistant/model': () => ({ body: { model: { status: 'none', milliseconds: null } } }),
    'POST /api/blogs/:id/try': () => refusal(503, 'overloaded', 'Wait'),
    'POST /api/blogs/look': () => ({ body: { site: testSite } }),
    'GET /api/voices': () => ({ body: { voices: testVoices } }),
    ...others,
  });
