import { ask } from '../testing/conversation';
import { loaf } from '../testing/posts';

test('the passages for a model begin with what the answer stands on', () => {
  const { passages, sources } = ask(loaf, 'how long does it bake?');
  expect(sources[0]?.quote).toContain('50 to 55 minutes');
  expect(passages[0]).toBe(sources[0]?.quote);
  expect(new Set(passages).size).toBe(passages.length);
});

test('a figure of the kitchen tables is no passage of the post', () => {
  const { passages, sources } = ask(loaf, 'what can I use instead of the eggs?');
  expect(sources.map(({ kind }) => kind)).toContain('kitchen');
  const quotes = sources.map(({ quote }) => quote);
  expect(passages.filter((each) => quotes.includes(each))).toEqual([]);
});
