import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const gratin = listedPost({
  language: 'en',
  title: 'Leek and sorrel gratin',
  ingredients: ['6 leeks', '1 bunch sorrel', '200 ml cream', '80 g cheddar'],
  steps: [
    'Soften the leeks in butter for 15 minutes and wilt the sorrel in the pan.',
    'Pour over the cream, scatter with cheddar and bake for 25 minutes at 200°C.',
  ],
  notes: [
    'All told it takes an hour, most of it spent waiting.',
    'Freeze it without the sorrel if there is too much of it for two.',
    'Spinach and watercress do the job of sorrel; use a little lemon with them.',
  ],
});

test.each([
  ['total time start to finish?', /an hour/],
  ['what can i use for the sorrel', /Spinach and watercress/],
])('%s: a sentence beside the recipe', (question, wanted) => {
  const { text, tier } = ask(gratin, question);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(/Freeze/);
  expect(tier).toBe('post');
});

test.each([
  ['de', 'was isst man dazu', 'Auf den Tisch kommt er mit Reis.', /Reis/],
  ['en', 'what should I eat with it', 'We put it next to a heap of green beans.', /green beans/],
] as const)('%s: what stands beside the dish', (language, question, note, wanted) => {
  const pie = listedPost({
    language,
    title: 'Pastel',
    ingredients: ['4 eggs', '200 g cheese'],
    steps: ['Bake.'],
    notes: ['With a knife, cut while warm.', note],
  });
  expect(ask(pie, question).text).toMatch(wanted);
});
