import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const beans = listedPost({
  language: 'en',
  title: 'Smoky beans under pressure',
  ingredients: ['300 g dried beans', '1 onion', '1 tin tomatoes', '1 bunch kale'],
  steps: [
    'Soak the beans in cold water for 10 hours.',
    'Fry the onion for 7 minutes.',
    'Add beans and tomatoes, lock the lid and cook at high pressure for 25 minutes.',
    'Let the steam escape by itself for 12 minutes, then open the lid.',
    'Simmer the kale in it for 4 minutes.',
  ],
  notes: [
    'A cast-iron plate warms the bread in three minutes.',
    'Reheat it with a splash of water for 6 minutes.',
    'It keeps for 4 days in the fridge.',
  ],
});

test.each([
  ['natural steam release time', /^12 minutes/],
  ['how long does it cook at pressure', /^25 minutes/],
  ['how long to warm bread on the cast iron plate', /three minutes/],
  ['how long is the kale in', /^4 minutes/],
])('%s: the time that is told of what is named', (question, wanted) => {
  expect(ask(beans, question).text).toMatch(wanted);
});

test('takes no time of reheating for one of cooking', () => {
  expect(ask(beans, 'how long with a splash of water').text).not.toMatch(/^6 minutes/);
});

const noodles = listedPost({
  language: 'en',
  title: 'Pulled jackfruit in the slow cooker',
  ingredients: ['2 tins jackfruit', '1 onion'],
  steps: ['Put all into the pot and leave it on low for 5 hours.'],
  notes: ['On the hob it wants 50 minutes over a gentle flame.'],
});

test('tells the other way to those who lack the cooker', () => {
  expect(ask(noodles, 'no slow cooker here, how long on the hob').text).toMatch(/50 minutes/);
});

test('takes hours for no time of keeping, whatever else "stays" in the sentence', () => {
  const lamb = listedPost({
    language: 'en',
    title: 'Slow shoulder of lamb',
    ingredients: ['2.2 kg lamb shoulder'],
    steps: ['Take the lamb out an hour before.', 'Cover it with foil and leave it for 4 hours.'],
    notes: ['A half shoulder wants 3 hours; all else stays as it is.'],
  });
  expect(ask(lamb, 'only half a shoulder, how long').text).toContain('3 hours');
});

const parfait = listedPost({
  language: 'en',
  title: 'Plum parfait',
  ingredients: ['300 g plums', '400 ml cream', '120 g sugar'],
  steps: ['Cook the plums with the sugar until soft.', 'Whip the cream and fold both together.'],
  notes: [
    'Move the tin to the fridge a quarter of an hour before you want to carve.',
    'Cold slices stay juicy in a closed tub for 5 days.',
  ],
});

test.each([
  [
    'a sentence that shares more with it than others',
    'how long should the tin wait til guests carve',
    'quarter',
  ],
  ['keeping, where all that is named is told of it', 'how long are cold slices ok', '5 days'],
])('quotes, before it says that the post lacks it, %s', (_what, question, told) => {
  expect(ask(parfait, question).text).toContain(told);
});

test('says that the post lacks the time in a cooker that it does not name', () => {
  const { tier } = ask(parfait, 'how long to turn it out of an instant pot');
  expect(tier).toBe('refusal');
});
