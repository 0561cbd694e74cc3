import type { AskedQuestion, Insights } from '@cpal/shared/contract/insights/insights';
import { sentences } from './sentences';

const none: Insights['totals'] = {
  questions: 0,
  visitors: 0,
  conversations: 0,
  answered: 0,
  unanswered: 0,
  general: 0,
  helpful: 0,
  unhelpful: 0,
};

const noPro: NonNullable<Insights['pro']> = {
  unanswered: [],
  unhelpful: [],
  languages: [],
  days: [],
  days_before: [],
  new_posts: [],
  hours: Array.from({ length: 24 }, () => 0),
  posts: [],
  related_clicks: 0,
  links: [],
};

const post = { id: 'p', title: 'Lemon Pancakes', url: 'https://miabakes.com/pancakes/' };

const told = (intent: string, topic: string | null, more: Partial<AskedQuestion> = {}) => ({
  intent,
  topic,
  shown: {
    id: `${intent} ${topic}`,
    question: 'Can I freeze these?',
    post,
    visitors: 14,
    times: 20,
    unanswered: 20,
    general: 0,
    helpful: 0,
    unhelpful: 0,
    ...more,
  },
});

const counted = { days: 30, before: none, totals: { ...none, questions: 100 }, top: [] };

const texts = (more: Partial<Parameters<typeof sentences>[0]>) =>
  sentences({ ...counted, ...more }).map(({ kind, text }) => `${kind}: ${text}`);

it('says nothing of nothing', () => {
  expect(texts({ totals: none })).toEqual([]);
});

it('names what the posts lack first, and begins a house answer with the reader’s question', () => {
  const gaps = [told('storage', 'freezer')];
  const [first] = sentences({ ...counted, gaps, pro: noPro });
  expect(first).toEqual({
    kind: 'gap',
    text: '14 readers asked whether “Lemon Pancakes” can be frozen; your post does not say.',
    post,
    question: 'Can I freeze these?',
  });
});

it.each([
  ['storage', 'ahead', 'whether “Lemon Pancakes” can be made ahead'],
  ['storage', '', 'how long “Lemon Pancakes” keeps'],
  ['substitution', 'sour-cream', 'what can take the place of the sour cream in “Lemon Pancakes”'],
  ['diet', 'gluten-free', 'whether “Lemon Pancakes” is gluten-free'],
  ['substitution', 'egg milk', '“Can I freeze these?” under “Lemon Pancakes”'],
  ['other', null, '“Can I freeze these?” under “Lemon Pancakes”'],
])('says of %s %s: %s', (intent, topic, words) => {
  expect(texts({ gaps: [told(intent, topic)] })[0]).toBe(
    `gap: 14 readers asked ${words}; your post does not say.`,
  );
});

it('names what is asked most, unless it was named as a gap', () => {
  const top = [told('scale', '')];
  expect(texts({ top })[0]).toBe(
    'top: Asked most: 14 readers asked for another number of servings of “Lemon Pancakes”.',
  );
  expect(texts({ top, gaps: top }).filter((text) => text.startsWith('top'))).toEqual([]);
});

it.each([
  [100, 'busy: Readers asked 150 questions in the last 30 days, 50 % more than in the 30 before.'],
  [
    300,
    'quiet: Readers asked 150 questions in the last 30 days, 50 % fewer than in the 30 before.',
  ],
  [
    140,
    'busy: Readers asked 150 questions in the last 30 days, about as many as in the 30 before.',
  ],
  [3, 'busy: Readers asked 150 questions in the last 30 days.'],
])('compares with %s questions before', (questions, text) => {
  const totals = { ...none, questions: 150 };
  expect(texts({ totals, before: { ...none, questions } })).toEqual([text]);
});

it('says how answers were rated, links followed, and when and in what readers asked', () => {
  const pro = {
    ...noPro,
    languages: [
      { language: 'en', questions: 80 },
      { language: 'de', questions: 20 },
    ],
    hours: noPro.hours.map((_none, hour) => (hour === 17 ? 40 : 1)),
    related_clicks: 7,
  };
  const totals = { ...none, questions: 100, helpful: 30, unhelpful: 10 };
  const top = [told('other', null, { helpful: 1, unhelpful: 5, unanswered: 0 })];
  expect(texts({ totals, pro, top, gaps: [], linkClicks: 1 }).slice(2)).toEqual([
    'helpful: 75 % of the 40 rated answers helped their readers.',
    'unhelpful: 5 answers did not help readers who asked “Can I freeze these?” under “Lemon Pancakes”.',
    'links: Readers followed your affiliate links 1 time and links to other posts 7 times.',
    'language: 20 % of the questions were in German.',
    'hour: Most questions come between 17:00 and 18:00 (UTC).',
  ]);
});

it('says nothing that only the Pro plan has where there is none', () => {
  const kinds = sentences({
    ...counted,
    totals: { ...none, questions: 100, helpful: 30 },
    top: [told('scale', '', { unhelpful: 9 })],
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['top', 'busy', 'helpful']);
});
