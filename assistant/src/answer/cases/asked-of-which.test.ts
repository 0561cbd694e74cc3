import { ask, conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const buns = postOf(
  unreadRecipe(
    'Potato buns',
    ['500 g flour', '300 ml milk', '1 boiled potato', 'salt'],
    [
      'Mix all and let it rise for 70 minutes.',
      'Shape 9 buns and let them rise for 35 minutes.',
      'Bake them at 190°C for 18 minutes.',
    ],
    { notes: ['Air fryer: cook them at 170°C for 11 minutes.'] },
  ),
  [
    {
      heading: 'Keeping',
      text: 'They keep for 2 days in a tin. They freeze for 3 months.',
    },
  ],
);

test.each([
  ['how long is the first rise', '70 minutes'],
  ['second rise, how long?', '35 minutes'],
])('%s', (question, part) => {
  expect(ask(buns, question).text).toContain(part);
});

test.each(['how much saffron goes in?', 'how much does one bun weigh?'])(
  '%s is not in the post',
  (question) => {
    expect(ask(buns, question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
  },
);

test('the Portuguese for "in the freezer" denies nothing', () => {
  const next = conversation(buns);
  next('quanto tempo duram?', 'pt');
  expect(next('e no congelador?', 'pt').text).toContain('3 months');
});
