import type { Post } from '../../post/post';
import { asReaders, ask } from '../../testing/conversation';
import { chicken, loaf, pancakes, postOf, unreadRecipe } from '../../testing/posts';

const kept: Post = {
  ...loaf,
  recipe: loaf.recipe && {
    ...loaf.recipe,
    steps: [
      {
        number: 1,
        text: 'Knead the dough and chill it in the fridge for 40 minutes.',
        group: null,
      },
      { number: 2, text: 'Bake for 50 minutes.', group: null },
    ],
  },
  passages: [
    { heading: null, text: 'The filling is three things from the fridge door.' },
    { heading: 'The day before', text: 'Put the bowl into the freezer 12 hours ahead.' },
    {
      heading: 'Keeping and freezing',
      text: 'In a tin at room temperature it is good for 4 days. I do not chill it: it turns dull.',
    },
    {
      heading: 'Keeping and freezing',
      text: 'It freezes for up to 2 months. The glaze does not: it weeps.',
    },
  ],
};

test.each([['how long is it good', '4 days', 'fridge door']])(
  'answers %s by what keeps',
  (question, part, other) => {
    const { text } = ask(kept, question);
    expect(text).toContain(part);
    expect(text).not.toContain(other);
  },
);

test.each([
  'how long must the dough go in the fridge',
  'wie lange muss der Teig in den Kühlschrank',
])('takes %s for a step', (question) => {
  expect(ask(kept, question).text).toContain('40 minutes');
});

const chilled: Post = {
  ...chicken,
  passages: [
    {
      heading: 'Keeping it',
      text: 'Chill it for up to 3 days. Freeze the raw thighs in their stock for up to 2 months.',
    },
    { heading: null, text: 'The bones that are left over make a fine soup with an onion.' },
  ],
};

test.each([
  ['can I make it the day before and how long will it keep', '3 days'],
  ['can I freeze the raw chicken', '2 months'],
])('answers %s by the post', (question, part) => {
  const { text, tier } = ask(chilled, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});

test.each([['kann man die einfrieren', 'Beutel']])(
  '%s is answered in the words of the post',
  (question, part) => {
    const dumplings = postOf(
      unreadRecipe('Klöße', ['1 kg Kartoffeln'], ['Kartoffeln in einer Schüssel zerdrücken.']),
      [
        { heading: null, text: 'Roh auf einem Brett anfrieren, dann in Beutel füllen.' },
        {
          heading: null,
          text: 'Gekochte bleiben in einer Dose im Kühlschrank zwei Tage lang gut.',
        },
      ],
      'de',
    );
    const answer = ask(dumplings, question);
    expect(answer.tier).toBe('post');
    expect(answer.text).toContain(part);
  },
);

test('is warmed up by another word than "reheat"', () => {
  const post: Post = {
    ...loaf,
    passages: [{ heading: null, text: 'Warm a slice at 340°F, never in the microwave.' }],
  };
  expect(ask(post, 'what temp to reheat a piece').text).toContain('340');
});

test.each([
  [pancakes, 'How long does it keep in the fridge?', 'It keeps 3 to 4 days in the fridge'],
  [loaf, 'how long will it last on the counter?', 'It keeps 2 to 4 days at room temperature'],
])('tells readers what holds in general, rather than a time of a step: %#', (post, asked, said) => {
  const { text, tier, isUnanswered } = asReaders(post)(asked);
  expect(text).toContain(said);
  expect({ tier, isUnanswered }).toEqual({ tier: 'general', isUnanswered: true });
});

test('offers readers no swap of the post that their diet forbids', () => {
  expect(asReaders(loaf)('vegan swap for the yogurt').text).not.toMatch(/• .*sour cream/i);
});

const rye: Post = {
  ...loaf,
  passages: [
    { heading: null, text: 'I baked this loaf every Saturday of last winter.' },
    { heading: 'Seeds', text: 'Keep the total at about 125 g and use what the jar holds.' },
    { heading: 'Toppings', text: 'Add the nuts for the last 2 minutes.' },
    {
      heading: 'Keeping it',
      text: 'Wrapped in a towel, the loaf keeps for 5 days in the bread bin.',
    },
  ],
};

test.each(['How long does it keep?', 'how long will this keep', 'how long does the loaf keep?'])(
  'answers %p by a time in which it keeps, not by what else is kept or last',
  (question) => {
    expect(ask(rye, question).text).toContain('5 days');
  },
);

it('counts weeks and months among the times that something keeps', () => {
  const jam = {
    ...rye,
    passages: [{ heading: 'Keeping', text: 'Sealed jars keep for 12 months.' }],
  };
  expect(ask(jam, 'How long does it keep?').text).toContain('12 months');
});

const stored = 'Storing and freezing';
const lemonLoaf = postOf(
  unreadRecipe(
    'Lemon Poppy Seed Loaf Cake',
    ['225 g self-raising flour', '4 large eggs'],
    ['Bake for 50 to 55 minutes. Let it cool completely.'],
  ),
  [
    {
      heading: stored,
      text: 'In an airtight tin at room temperature the cake keeps for 4 days. I do not chill it: the butter firms up and the crumb turns dull.',
    },
    {
      heading: stored,
      text: 'It freezes well without the glaze, wrapped twice, for up to 2 months. Let it thaw overnight on the worktop and glaze it in the morning.',
    },
  ],
);

test.each([
  'Does this cake freeze well?',
  'How do I freeze the cake?',
  'Can the loaf be frozen?',
  'Can I freeze it?',
  'How long can I freeze the loaf?',
  'Kann man den Kuchen einfrieren?',
  'Peut-on congeler ce gâteau ?',
  '¿Se puede congelar el bizcocho?',
  'Si può congelare la torta?',
  'Posso congelar o bolo?',
  'Czy można zamrozić to ciasto?',
  'このケーキは冷凍できますか？',
])('answers %s by the sentence on freezing, not by that on keeping', (question) => {
  const { text, isUnanswered, intent } = asReaders(lemonLoaf)(question);
  expect(text).toContain('up to 2 months');
  expect(text).not.toContain('4 days');
  expect({ isUnanswered, intent }).toEqual({ isUnanswered: false, intent: 'storage' });
});

test('does not take what keeps elsewhere for an answer on freezing', () => {
  const [keeping] = lemonLoaf.passages;
  const post = { ...lemonLoaf, passages: keeping === undefined ? [] : [keeping] };
  const { text, isUnanswered } = asReaders(post)('Does this cake freeze well?');
  expect(text).not.toContain('4 days');
  expect(isUnanswered).toBe(true);
});
