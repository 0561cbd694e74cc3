import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const soup = postOf(
  {
    name: 'Leek soup',
    yield: null,
    times: { prep: null, cook: null, total: null },
    ingredients: [
      ['3 tbsp chopped fresh parsley', 3, 'tbsp', 'fresh parsley'],
      ['1 tsp dried thyme', 1, 'tsp', 'dried thyme'],
      ['2 tbsp olive oil', 2, 'tbsp', 'olive oil'],
      ['4 leeks', 4, null, 'leeks'],
    ].map(([text, quantity, unit, item]) => ({
      text: String(text),
      quantity: Number(quantity),
      quantity_max: null,
      unit: unit === null ? null : String(unit),
      item: String(item),
      note: null,
      group: null,
    })),
    steps: [{ number: 1, text: 'Simmer the leeks in the oil.', group: null }],
    notes: ['Do not take less oil, or the leeks catch.', 'Onions work too.'],
    equipment: [],
    nutrition: [],
  },
  [{ heading: 'Can I make a pie instead?', text: 'Yes, it fills two small pies.' }],
);

test.each([['what can I use instead of olive oil?', '2 tbsp oil']])(
  'answers %s by the amount of the other form',
  (question, part) => {
    const { text, tier, sources } = ask(soup, question);
    expect(text).toContain(part);
    expect(tier).toBe('general');
    expect(sources[0]?.kind).toBe('kitchen');
  },
);

test.each(['can I use less oil?', 'geht auch weniger Öl?'])(
  'answers %s by the sentence on less of it',
  (question) => {
    expect(ask(soup, question).text).toContain('Do not take less oil');
  },
);

test.each(['no leeks, are onions ok?'])('looks for the other food that %s names', (question) => {
  expect(ask(soup, question).text).toContain('Onions work too.');
});

test('offers nothing in place of what shall be less', () => {
  const { text, tier } = ask(loaf, 'can I use less sugar?');
  expect(text).not.toContain('can take the place');
  expect(tier).toBe('general');
});

test.each(['no thyme.. anything I can use instead?', 'can I swap the thyme for something else?'])(
  'takes no word of %s for a food',
  (question) => {
    const { text } = ask(soup, question);
    expect(text).toContain('oregano');
    expect(text).not.toContain('pies');
  },
);
