import { languages } from '../language/languages';
import { askedTechnique } from './asked-technique';
import { foundTrouble } from './found-trouble';
import { knowledgeIn } from './knowledge';
import { dishesOf } from './trouble-dishes';

const english = knowledgeIn('en');

test.each(languages)('knows the same techniques, troubles and kinds of dish in %s', (language) => {
  const { techniques, troubles, dishes } = knowledgeIn(language);
  expect(techniques.map(({ id }) => id)).toEqual(english.techniques.map(({ id }) => id));
  expect(troubles.map(({ id }) => id)).toEqual(Object.keys(dishesOf));
  expect([...dishes.keys()].toSorted()).toEqual([...english.dishes.keys()].toSorted());
});

test('has 150 techniques and 60 troubles at least, each of a dish that it knows', () => {
  expect(english.techniques.length).toBeGreaterThanOrEqual(150);
  expect(english.troubles.length).toBeGreaterThanOrEqual(60);
  const kinds = new Set(['any', ...english.dishes.keys()]);
  expect(
    Object.values(dishesOf)
      .flat()
      .filter((kind) => !kinds.has(kind)),
  ).toEqual([]);
});

test.each(languages)('gives no name to two techniques in %s', (language) => {
  const names = knowledgeIn(language).techniques.flatMap(({ names: all }) => [
    ...new Set(all.map(({ folded }) => folded)),
  ]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(languages)('finds each technique by its first name in %s', (language) => {
  const { techniques, asks } = knowledgeIn(language);
  const missed = techniques.filter(({ id, names: [name] }) => {
    const { before, after } = asks.meaning[1] ?? { before: '', after: '' };
    const question = `${before}${name?.text ?? ''}${after}`;
    return askedTechnique(question, language)?.id !== id;
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['what does deglaze mean?', 'deglaze'],
  ['How do I fold in the flour', 'fold'],
  ["what's a roux", 'roux'],
  ['I have no idea what blanching means. What is blanching?', 'blanch'],
])('hears which technique is asked for: %s', (question, id) => {
  expect(askedTechnique(question, 'en')?.id).toBe(id);
});

test.each(['how much flour', 'what is the oven temperature', 'what goes into the stock', ''])(
  'hears none in %p',
  (question) => {
    expect(askedTechnique(question, 'en')).toBeNull();
  },
);

const dish = { language: 'en', titleLanguage: 'en' } as const;

test.each([
  ['why did it sink in the middle?', 'Plum cake', 'sunk-middle'],
  ['the sauce split, help', 'Chicken with cream', 'sauce-split'],
  ['it is so tough', 'Beef stew', 'meat-tough'],
  ['this is way too salty', 'Anything', 'too-salty'],
])('knows the trouble by its sign and the kind of dish: %s', (question, title, id) => {
  expect(foundTrouble({ ...dish, question, title })?.id).toBe(id);
});

test('knows no trouble of another kind of dish', () => {
  expect(
    foundTrouble({ ...dish, question: 'it sank in the middle', title: 'Beef stew' }),
  ).toBeNull();
});
