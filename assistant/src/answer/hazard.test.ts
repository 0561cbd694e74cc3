import { hazardAdvice } from '../kitchen/safety/hazard-advice';
import { hazardSources, isHazardTopic } from '../kitchen/safety/hazard-topics';
import { languages } from '../language/languages';
import { asReaders } from '../testing/conversation';
import { loaf, pancakes, unreadRecipe, postOf } from '../testing/posts';

const topics = Object.keys(hazardSources).filter(isHazardTopic);

const chicken = postOf(
  unreadRecipe(
    'Chicken noodle soup',
    ['1 whole chicken', '2 carrots', '200 g egg noodles', '2 litres water'],
    [
      'Simmer the chicken and the carrots in the water for 2 hours.',
      'Add the noodles and cook for 8 minutes.',
    ],
  ),
  [{ heading: 'Storage', text: 'The soup keeps for 3 days in the fridge. Reheat it to 74 °C.' }],
);

test.each(languages)('speaks of each danger in %s, in words of its own', (language) => {
  const texts = topics.map((topic) => hazardAdvice(topic, language).text);
  expect(new Set(texts).size).toBe(topics.length);
  for (const text of texts) expect(text.length).toBeGreaterThan(40);
});

test.each(languages)('gives the official figures of dangers in %s', (language) => {
  const text = (topic: (typeof topics)[number]) => hazardAdvice(topic, language).text;
  expect(text('left-out')).toMatch(/2.*32 °C \(90 °F\).*2/);
  expect(text('left-out')).not.toContain('74');
  expect(text('rice')).toMatch(/1.*24/);
  expect(text('pink-poultry')).toContain('74 °C (165 °F)');
  expect(text('pink-meat')).toMatch(/71 °C \(160 °F\).*63 °C \(145 °F\)/);
  expect(text('oil-infusion')).toContain('4');
  expect(text('power-cut')).toMatch(/4.*48.*24.*4 °C \(40 °F\)/);
  expect(text('infant')).toContain('12');
  expect(text('toddler')).not.toMatch(/botul|ボツリヌス/);
  expect(text('kidney-beans')).toMatch(/12.*10.*30/);
});

test('answers food left out with the rule, not with a temperature to reheat to', () => {
  const { text, tier, intent, sources } = asReaders(chicken)(
    'I left the soup on the stove all night, 9 hours. Can I just reheat it?',
  );
  expect(text).toContain('thrown away');
  expect(text).not.toContain('74');
  expect({ tier, intent }).toEqual({ tier: 'general', intent: 'safety' });
  expect(sources).toMatchObject([{ kind: 'kitchen', quote: expect.stringContaining('FSIS') }]);
});

test('stays with the danger in the questions after it', () => {
  const say = asReaders(chicken);
  const first = say('I left it out all night.').text;
  expect(first).toContain('thrown away');
  expect(say('Can I just boil it again?').text).toContain('thrown away');
  expect(say('But it smells fine!').text).toContain('thrown away');
  expect(say('How many carrots do I need?').text).toContain('2 carrots');
  expect(say('Is it really that bad?').text).toContain('thrown away');
});

test('does not keep what must go, and leaves other questions after it alone', () => {
  const say = asReaders(chicken);
  say('The soup was on the counter since yesterday.');
  expect(say('How long does it keep in the fridge now?').text).toContain('thrown away');
  expect(say('How long do I simmer the chicken?').text).not.toContain('thrown away');
});

test('goes on about a child only where it is to be fed', () => {
  const say = asReaders(chicken);
  expect(say('My baby is 8 months, can she eat this?').text).toContain('12 months');
  expect(say('Can I freeze it?').text).not.toContain('12 months');
  expect(say('And if I only give her a little of it?').text).toContain('12 months');
});

test('finds a danger that two questions tell together', () => {
  const say = asReaders(chicken);
  say('I soaked the raw chicken in the marinade overnight.');
  expect(say('Can I use the rest of it as a sauce?').text).toMatch(/marinade.*full boil/);
});

test('asks no model, and no answer of the blogger, about a danger', () => {
  const question = 'Can I leave the soup on the counter overnight?';
  const house = [{ id: '1', question, answer: 'Sure, I always do.' }];
  const { text, asksModel } = asReaders(chicken, { house })(question);
  expect(text).toContain('2 hours');
  expect(asksModel).toBe(false);
});

test('reads memories that were stored before dangers were remembered', () => {
  const { memory } = asReaders(chicken)('How many carrots?');
  expect('hazard' in memory).toBe(false);
  expect(asReaders(chicken, { memory })('Can I boil it again?').text).not.toContain('thrown');
});

test('speaks to a child of one year about choking, not about botulism or appliances', () => {
  const { text } = asReaders(pancakes)('is this ok for a 1 year old');
  expect(text).toContain('1 to 4 years');
  expect(text).not.toMatch(/botulism|cooker/);
});

test.each([
  ['How long does the soup keep in the fridge?', /3 days/],
  ['How long do I simmer the chicken on the stove?', /2 hours/],
])('leaves what the post says alone: %s', (question, answer) => {
  expect(asReaders(chicken)(question).text).toMatch(answer);
});

test('leaves a loaf that stands out alone', () => {
  expect(asReaders(loaf)('Can I leave it on the counter overnight?').text).not.toContain(
    'thrown away',
  );
});

/** Questions one after the other, and the danger that the last is answered with. */
const turns: readonly (readonly [questions: readonly string[], danger: string | undefined])[] = [
  [['My rice has been out since noon.', 'Fried rice ok?'], 'rice'],
  [
    [
      "Grandma's canned green beans from last summer, she used a water bath.",
      'How long do they keep once opened?',
    ],
    'home-canning',
  ],
  [
    ['I have leftover marinade.', 'It had raw chicken in it.', 'Can I use it as sauce?'],
    'used-marinade',
  ],
  [['Is this OK for kids?', "He's one."], 'toddler'],
  [['Is this ok for my son?', 'He is 10 months old'], 'infant'],
  [
    [
      'I made the soup yesterday.',
      'It has been on the counter since then, all night.',
      'How long will it keep in the fridge?',
    ],
    'left-out',
  ],
  [['The soup was left out for 8 hours', 'what temperature should I reheat it to?'], 'left-out'],
  [['The soup was left out for 8 hours', 'So how do I reheat it safely'], 'left-out'],
  [['The soup was left out for 8 hours', 'Can I at least give it to the dog?'], 'left-out'],
  [['The soup was left out for 8 hours', 'It smells good though'], 'left-out'],
  [['The soup was left out for 8 hours', 'how many carrots?'], undefined],
  [['The soup was left out for 8 hours', 'Can I use thyme instead of parsley?'], undefined],
  [['The soup was left out for 8 hours', 'Thanks'], undefined],
  [['The soup was left out for 8 hours', 'What can I use instead of noodles?'], undefined],
  [['The soup was left out for 8 hours', 'How long does it cook?'], undefined],
  [['I canned soup in a water bath', 'the lids all popped so it is fine?'], 'home-canning'],
  [['I canned soup in a water bath', 'Can I store it in the pantry for a year?'], 'home-canning'],
  [
    ['How long do I marinate the chicken?', 'Can I use the marinade as a sauce afterwards?'],
    'used-marinade',
  ],
  [['How long do I marinate the chicken?', 'How much salt?'], undefined],
  [['Can I thaw the chicken overnight?', 'On the counter I mean'], 'thawing'],
  [['Is it ok for a 2 year old?', 'How much honey is in it?'], undefined],
  [['Is it ok for a 2 year old?', 'How long does it keep?'], undefined],
  [['Is it ok for a 2 year old?', 'And for an 8 month old?'], 'infant'],
];
test.each(turns)('knows what is still about a danger: %j', (questions, danger) => {
  const say = asReaders(chicken);
  const last = questions.map((question) => say(question)).at(-1);
  expect(last?.intent === 'safety' ? last.memory.hazard : undefined).toBe(danger);
});
