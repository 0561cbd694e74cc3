import { ask, conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const roast = postOf(
  unreadRecipe(
    'Slow pork shoulder',
    [
      '2 kg pork shoulder',
      '1 x 400 g tin chickpeas, drained',
      '2 tbsp harissa paste',
      '300 g potatoes',
      '250 ml vegetable stock',
      '1 cup buttermilk',
    ],
    [
      'Preheat the oven to 220°C (200°C fan).',
      'Rub the pork with the harissa and roast for 30 minutes.',
      'Turn the oven down to 150°C (130°C fan), add the stock and roast for 4 hours.',
      'Stir the buttermilk in and chill the sauce in the fridge for 6 hours.',
      'Press the crumbs into a dish and freeze for 15 minutes.',
    ],
    { equipment: ['Roasting tin, 40 x 30 cm'] },
  ),
  [
    { heading: null, text: 'Loin instead? Roast a 1 kg loin uncovered at 180°C for 1 hour.' },
    { heading: null, text: 'Frozen shoulder: thaw it in the fridge for 2 days.' },
    { heading: null, text: 'Cooked, the meat freezes for 2 months.' },
    {
      heading: null,
      text: 'Buttermilk: none in the house? Stir 1 tbsp of vinegar into 1 cup of milk.',
    },
    { heading: null, text: 'Dried chickpeas: soak 150 g overnight.' },
    { heading: null, text: 'No harissa? Mix tomato purée with smoked paprika instead.' },
  ],
);

const muffins = postOf(
  unreadRecipe(
    'Bran muffins',
    ['1 cup bran', '1 cup milk', '2 cups flour'],
    [
      'Preheat the oven to 190°C.',
      'Stir the bran into the milk and let it soak for 10 minutes.',
      'Add the flour without stirring, cover and refrigerate for at least 6 hours.',
      'Bake uncovered for 20 minutes, until a knife comes out clean.',
    ],
    { times: { prep: 15, cook: 20, total: null } },
  ),
);

describe('temperatures', () => {
  it.each([
    ['of a case that no step names', 'doing a loin, oven at?', '180'],
    ['for the fan, which the post gives', 'fan forced temp for the 4 hours?', '130'],
  ])('are those %s', (_of, question, degrees) => {
    expect(ask(roast, question).text).toContain(degrees);
  });
});

describe('times', () => {
  it('in the freezer are not for keeping where they are asked for in minutes', () => {
    expect(ask(roast, 'how many mins in the freezer for the crumbs').text).toContain('15 min');
  });

  it('after a question for the heat are those over heat', () => {
    const next = conversation(muffins);
    next('what temp do I bake the muffins at?');
    expect(next('how long for?').text).toContain('20 min');
  });
});

it('answers how it freezes, not how it thaws', () => {
  expect(ask(roast, 'freezable?').text).toContain('2 months');
});

describe('what takes the place of something', () => {
  it.each([
    ['any word of its name is enough', 'no harissa in the shop, what instead', 'paprika'],
    ['the post says where there is none', 'dont have buttermilk', 'vinegar'],
  ])('%s', (_what, question, answer) => {
    expect(ask(roast, question)).toMatchObject({
      tier: 'post',
      text: expect.stringContaining(answer),
    });
  });

  it('is asked of what was spoken of', () => {
    const next = conversation(roast);
    next('how much buttermilk?');
    expect(next('what can I use instead').text).toContain('vinegar');
  });
});

describe('what names nothing by itself', () => {
  it('is asked of the food in the sentence before', () => {
    expect(ask(roast, 'i have new potatoes. how many grams').text).toContain('300 g');
  });

  it('is a question for the recipe where it has a food in it', () => {
    expect(ask(roast, 'one person only, stock ml').intent).not.toBe('offtopic');
  });
});

it('takes no notice of what is denied at the end', () => {
  expect(ask(muffins, "what's the cook time overall, not prep").text).toContain('20 min');
});

it.each(['what dimensions is the roasting tin', 'how big is the roasting tin'])(
  'gives the size of a thing: %s',
  (question) => {
    expect(ask(roast, question).text).toContain('40 x 30');
  },
);

it('gives the amount of another form of a food as the post tells it', () => {
  expect(ask(roast, 'if I start from dried chickpeas, how much?').text).toContain('150 g');
});

it('takes "without" in a step for no substitute', () => {
  expect(ask(muffins, 'no flour, could I use another starch?').text).not.toContain('refrigerate');
});

describe('what a reader means', () => {
  it.each([
    ['is the size of the tin', 'what size tin', '12-cup'],
    ['is the freezer, not what comes from it', 'how long do they last in the freezer', '3 months'],
  ])('%s', (_what, question, answer) => {
    const tray = postOf(
      unreadRecipe(
        'Berry buns',
        ['1 cup flour', '1 cup berries'],
        [
          'Line a 12-cup muffin tin with paper.',
          'Fill the tin and bake at 190°C for 20 minutes.',
          'Cool them in the tin for 5 minutes.',
        ],
      ),
      [
        { heading: null, text: 'Frozen berries: use them straight from the freezer.' },
        { heading: null, text: 'Keep them in a box for 2 days, or freeze for up to 3 months.' },
      ],
    );
    expect(ask(tray, question).text).toContain(answer);
  });

  it.each(['how much stock in total', 'my pork shoulder is stringy, what happened'])(
    'is no other topic: %s',
    (question) => {
      expect(ask(roast, question).intent).not.toBe('offtopic');
    },
  );

  it('is the first step with a thing', () => {
    expect(ask(muffins, 'what do I do with the flour first').text).toContain('Step 3');
  });
});
