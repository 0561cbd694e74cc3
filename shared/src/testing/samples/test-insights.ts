import type {
  AskedQuestion,
  Insights,
  InsightSentence,
  ProInsights,
} from '../../contract/insights/insights';
import { askedPosts } from './asked-posts';

const day = 86_400;

/** Of the samples: Nov 20, 2025, 09:30 UTC. */
const until = 1_763_631_000;
const length = 30;

const freezing: AskedQuestion = {
  id: 'group_1',
  question: 'Can I freeze the pancakes?',
  post: askedPosts.pancakes,
  visitors: 14,
  times: 18,
  unanswered: 0,
  general: 18,
  helpful: 0,
  unhelpful: 6,
};

const ricotta: AskedQuestion = {
  id: 'group_2',
  question: 'What can I use instead of ricotta?',
  post: askedPosts.pancakes,
  visitors: 11,
  times: 12,
  unanswered: 0,
  general: 0,
  helpful: 7,
  unhelpful: 1,
};

const starter: AskedQuestion = {
  id: 'group_3',
  question: 'How long does the dough rest in the fridge?',
  post: askedPosts.loaf,
  visitors: 9,
  times: 9,
  unanswered: 0,
  general: 0,
  helpful: 5,
  unhelpful: 0,
};

const shop: AskedQuestion = {
  id: 'group_4',
  question: 'Which blender do you use?',
  post: null,
  visitors: 4,
  times: 5,
  unanswered: 5,
  general: 0,
  helpful: 0,
  unhelpful: 0,
};

const sentences: InsightSentence[] = [
  {
    kind: 'gap',
    text: '14 readers asked “Can I freeze the pancakes?”; Lemon Ricotta Pancakes does not say.',
    post: askedPosts.pancakes,
    question: freezing.question,
  },
  {
    kind: 'busy',
    text: 'Your readers asked 412 questions in 30 days, 38 more than in the 30 days before.',
    post: null,
    question: null,
  },
  {
    kind: 'helpful',
    text: 'Of 96 answers that readers rated, 84 helped.',
    post: null,
    question: null,
  },
];

const questionsOf = (index: number) => 8 + ((index * 7) % 11) + (index % 7 === 5 ? 9 : 0);

const performance = (
  post: ProInsights['posts'][number]['post'],
  [
    questions,
    visitors,
    unanswered,
    general,
    helpful,
    unhelpful,
    related_clicks,
    link_clicks,
  ]: readonly [number, number, number, number, number, number, number, number],
) => ({
  post,
  questions,
  visitors,
  unanswered,
  general,
  helpful,
  unhelpful,
  related_clicks,
  link_clicks,
});

const pro: ProInsights = {
  unanswered: [freezing, shop],
  unhelpful: [freezing],
  languages: [
    { language: 'en', questions: 336 },
    { language: 'de', questions: 48 },
    { language: 'pt', questions: 28 },
  ],
  days: Array.from({ length }, (_, index) => ({
    day: until - (until % day) - (length - 1 - index) * day,
    questions: questionsOf(index),
    visitors: Math.ceil(questionsOf(index) * 0.6),
  })),
  days_before: Array.from({ length }, (_, index) => questionsOf(index + 3)),
  new_posts: [{ day: until - (until % day) - 9 * day, post: askedPosts.soup }],
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 3 : 8 + ((hour * 5) % 22))),
  posts: [
    performance(askedPosts.pancakes, [190, 121, 13, 18, 41, 7, 22, 9]),
    performance(askedPosts.loaf, [142, 88, 6, 0, 33, 2, 31, 14]),
    performance(askedPosts.soup, [80, 51, 11, 0, 10, 3, 8, 0]),
  ],
  related_clicks: 61,
  links: [
    { id: 'link_1', label: 'My stand mixer', shown: 160, clicks: 18 },
    { id: 'link_2', label: 'Rye flour from the mill', shown: 44, clicks: 5 },
  ],
};

/** What a member of the Pro plan is answered about a blog that is asked a good deal. */
export const testInsights: Insights & { pro: ProInsights } = {
  since: until - length * day,
  until,
  is_demo: false,
  sentences,
  totals: {
    questions: 412,
    visitors: 241,
    conversations: 268,
    answered: 382,
    unanswered: 30,
    general: 18,
    helpful: 84,
    unhelpful: 12,
  },
  before: {
    questions: 374,
    visitors: 241,
    conversations: 250,
    answered: 318,
    unanswered: 56,
    general: 10,
    helpful: 60,
    unhelpful: 15,
  },
  top: [freezing, ricotta, starter, shop],
  gaps: { questions: 2, readers: 18 },
  pro,
};

const nothing = {
  questions: 0,
  visitors: 0,
  conversations: 0,
  answered: 0,
  unanswered: 0,
  general: 0,
  helpful: 0,
  unhelpful: 0,
};

/** What is answered about a blog that nobody has asked yet. */
export const noInsights: Insights & { pro: ProInsights } = {
  ...testInsights,
  sentences: [],
  totals: nothing,
  before: nothing,
  top: [],
  gaps: { questions: 0, readers: 0 },
  pro: {
    unanswered: [],
    unhelpful: [],
    languages: [],
    days: pro.days.map((one) => ({ ...one, questions: 0, visitors: 0 })),
    days_before: pro.days.map(() => 0),
    new_posts: [],
    hours: pro.hours.map(() => 0),
    posts: [],
    related_clicks: 0,
    links: [],
  },
};
