import { ask, asReaders } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const focaccia = postOf(
  unreadRecipe(
    'Potato flatbread',
    ['flour', 'potatoes', 'yeast'],
    [
      'Chill the dough in the fridge at 4°C overnight.',
      'Let it rise for 2 hours at 27°C in the oven with the light on.',
      'Bake it in the oven at 240°C for 12 minutes.',
      'Lower the oven to 200°C and bake for 15 minutes more.',
    ],
    {
      notes: [
        'On convection, take everything down by a good 20 degrees.',
        'The probe should read 96°C.',
        'Warm slices for 5 minutes in a 150°C oven.',
      ],
    },
  ),
);

test.each([
  ['how cold should the dough rest?', /4 ?°C/],
  ['internal temperature?', /96/],
  ['what oven temperature for reheating slices?', /150/],
])('%s: of the kinds of heat in a post the one asked for', (question, wanted) => {
  expect(ask(focaccia, question).text).toMatch(wanted);
});

test('what a fan oven changes is told in the words of the post', () => {
  expect(asReaders(focaccia)('convection temp?').text).toMatch(/20 degrees/);
});
