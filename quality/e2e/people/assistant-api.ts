import type { Page } from '@playwright/test';
import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import type { Post, PostSummary } from '@cpal/shared/contract/blogs/blog';
import type { BlogGap } from '@cpal/shared/contract/blogs/blog-gaps';
import type { AffiliateLink, HouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import { testCard } from '@cpal/shared/testing/samples/test-card';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { testOpening, testSample } from '@cpal/shared/testing/samples/test-opening';
import { testSite } from '@cpal/shared/testing/samples/test-site';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { testPost, testPosts } from '@cpal/shared/testing/samples/test-post';
import { testVoices } from '@cpal/shared/testing/samples/test-voices';
import { type Answers, serveMember } from './member-api';

const houseAnswers: HouseAnswer[] = [
  { id: 'ans_1', post_id: null, question: 'Can I freeze it?', answer: 'Yes, for a month.' },
  { id: 'ans_2', post_id: testPost.id, question: 'Which ricotta?', answer: 'A dry one.' },
];

const link: AffiliateLink = {
  id: 'lnk_1',
  keywords: ['pan', 'skillet'],
  label: 'My favorite pan',
  url: `https://shop.example/${'pan'.repeat(30)}`,
  is_active: true,
  clicks: 12,
};

/** Answers for what a blog has. */
export const owning = {
  posts: (posts: readonly PostSummary[], next: string | null = null): Answers => ({
    'GET /api/blogs/:id/posts': { body: { posts: [...posts], next } },
  }),
  post: (changed: Partial<Post>): Answers => ({
    'GET /api/posts/:id': { body: { post: { ...testPost, ...changed } } },
  }),
  answers: (answers: HouseAnswer[]): Answers => ({
    'GET /api/blogs/:id/answers': { body: { answers } },
  }),
  gaps: (gaps: BlogGap[]): Answers => ({
    'GET /api/blogs/:id/gaps': { body: { posts: 15, gaps } },
  }),
  links: (links: AffiliateLink[]): Answers => ({ 'GET /api/blogs/:id/links': { body: { links } } }),
};

const gaps: BlogGap[] = [
  {
    question: 'Can I make it ahead?',
    language: 'en',
    posts: 9,
    examples: [askedPosts.soup, askedPosts.loaf],
    is_per_post: false,
  },
  {
    question: 'How many calories per serving?',
    language: 'en',
    posts: 7,
    examples: [askedPosts.pancakes, askedPosts.loaf],
    is_per_post: true,
  },
  {
    question: 'Kann ich es einfrieren?',
    language: 'de',
    posts: 1,
    examples: [askedPosts.loaf],
    is_per_post: false,
  },
];

/** By the post itself. */
const answer: AssistantAnswer = {
  message_id: 'msg_1',
  conversation_id: 'conv_1',
  text: 'They keep in the fridge for two days.',
  tier: 'post',
  language: 'en',
  sources: [
    { kind: 'note', number: null, quote: 'They keep in the fridge for two days.', url: null },
  ],
  related: [],
  links: [],
};

const full: Answers = {
  ...owning.posts(testPosts),
  ...owning.post({}),
  'GET /api/posts/:id/gaps': {
    body: { language: 'en', gaps: ['Can I freeze it?', 'How many calories are in a serving?'] },
  },
  ...owning.answers(houseAnswers),
  ...owning.gaps(gaps),
  ...owning.links([link]),
  'GET /api/blogs/:id/insights': { body: { insights: testInsights } },
  'GET /api/assistant/model': { body: { model: { status: 'reachable', milliseconds: 420 } } },
  'GET /api/blogs/:id/card': { body: { card: testCard } },
  'GET /api/posts/:id/trial': { body: testOpening },
  'GET /api/posts/:id/sample': { body: { exchange: testSample } },
  'POST /api/blogs/:id/try': { body: answer },
  'POST /api/blogs/look': { body: { site: testSite } },
  'GET /api/voices': { body: { voices: testVoices } },
};

/** Serves a member whose blog has posts, answers and a link, but for what `answers` says. */
export const serveBlogger = (page: Page, answers: Answers = {}) =>
  serveMember(page, { ...full, ...answers });
