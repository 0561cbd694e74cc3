import { conversation } from '../testing/conversation';
import { loaf } from '../testing/posts';

test.each([
  ['how much salt per cup of flour', 'en'],
  ['wie viel Salz pro Tasse Mehl?', 'de'],
  ['ile soli na szklankę mąki', 'pl'],
])('an amount beside another ingredient is no nutrient: %s', (question, hint) => {
  expect(conversation(loaf)(question, hint).intent).toBe('amount');
});

test.each([
  'how much vodka should I add to keep it soft?',
  'where does Ruth live?',
  'what year did the author start baking',
  'what abv is the finished drink',
])('what the post lacks is said to be lacking: %s', (question) => {
  expect(conversation(loaf)(question).tier).toBe('refusal');
});

test.each([
  ['What is the first step?', 'and what do I do then?', 'en'],
  ['Was ist der erste Schritt?', 'und was mache ich dann?', 'de'],
  ['jaki jest pierwszy krok?', 'i co wtedy robię?', 'pl'],
])('"then" is the next step: %s', (first, second, hint) => {
  const say = conversation(loaf);
  say(first, hint);
  expect(say(second, hint).text).toContain('Whisk the flour');
});
