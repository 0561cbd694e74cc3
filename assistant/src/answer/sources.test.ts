import { prepare } from '../retrieval/prepare';
import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';
import { cardSource } from './sources';

const quotes = (post: Parameters<typeof ask>[0], question: string) =>
  ask(post, question).sources.map(({ quote }) => quote);

const jam = postOf(
  unreadRecipe(
    'Gooseberry jam',
    ['1 kg gooseberries', '900 g sugar'],
    ['Boil the gooseberries with the sugar for 20 minutes.', 'Let it cool.'],
    { times: { prep: 15, cook: 25, total: 40 }, equipment: ['a jam funnel', 'a preserving pan'] },
  ),
  [
    { heading: 'Too runny?', text: 'Tip it back and boil it again. The set comes with the cold.' },
    { heading: 'Frozen berries', text: 'Fine: give them ten minutes more.' },
  ],
);

it.each([
  ['my jam is too runny', /^Too runny\? Tip it back and boil it again\./],
  ['can I use frozen berries?', /^Frozen berries: Fine: give them ten minutes more\./],
])('quotes the heading that a sentence comes first under: %s', (question, start) => {
  expect(quotes(jam, question)[0]).toMatch(start);
});

it('quotes no heading before a sentence further down', () => {
  expect(quotes(jam, 'does the set come with the cold?')).toEqual(['The set comes with the cold.']);
});

it('rests a verdict on every line of the list', () => {
  expect(quotes(jam, 'is it vegan?')).toEqual(['1 kg gooseberries', '900 g sugar']);
});

it.each([
  ['how long does it take in all?', '40 minutes'],
  ['what is the prep time?', '15 minutes'],
  ['total cooking time?', '25 minutes'],
])('says where a time of the card is from: %s', (question, quote) => {
  expect(quotes(jam, question)).toEqual([quote]);
});

it('says it in the words of a line that has the time', () => {
  const told = postOf(
    unreadRecipe('Jam', ['1 kg plums'], ['Boil them.'], {
      times: { prep: null, cook: null, total: 40 },
    }),
    [{ heading: null, text: 'Total time: 40 minutes. We ate it.' }],
  );
  expect(quotes(told, 'how long does it take in all?')).toEqual(['Total time: 40 minutes.']);
});

it('names the lines of the equipment, or the steps that use a tool', () => {
  expect(quotes(jam, 'what equipment do I need?')).toEqual(['a jam funnel', 'a preserving pan']);
  const soup = postOf(
    unreadRecipe('Soup', ['1 kg peas'], ['Simmer the peas.', 'Whizz it in a blender.']),
  );
  expect(quotes(soup, 'what tools do I need?')).toEqual(['Whizz it in a blender.']);
});

it('cuts a long quote beside an emoji, not through it', () => {
  const { quote } = cardSource(prepare(jam), `${'a'.repeat(598)}🍓 and more`);
  expect(quote).toBe(`${'a'.repeat(598)}…`);
});
