import type { Post } from '../../post/post';
import { ask, conversation } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const told: Post = {
  ...loaf,
  passages: [
    { heading: 'Why there is so much sugar in it', text: 'Sugar keeps the crumb soft.' },
    { heading: 'What to serve with it', text: 'A bowl of cherries, cold from the tree.' },
    { heading: 'Starting the night before', text: 'A thick batter may wait overnight.' },
  ],
};

test('gives the reason that a heading promises', () => {
  expect(ask(told, 'why so much sugar?').text).toContain('keeps the crumb soft');
  expect(ask(told, 'warum so viel Zucker?').text).toContain('keeps the crumb soft');
});

test('says what goes with the dish from the post', () => {
  expect(ask(told, 'what goes with this').text).toContain('cherries');
});

test('lets a dough without what spoils stand as long as the step says', () => {
  const recipe = told.recipe && {
    ...told.recipe,
    steps: [
      {
        number: 1,
        text: 'Stir flour and water and leave at room temperature for 11 hours.',
        group: null,
      },
    ],
  };
  const { text } = ask({ ...told, recipe }, 'how long does the flour paste have to sit out');
  expect(text).toContain('11 hours');
  expect(ask(told, 'the cake sat out on the counter overnight').intent).toBe('safety');
});

test('asks for cups of double cream, not for twice the cream', () => {
  const say = conversation(loaf);
  say('how much double cream do i need?');
  expect(say('how much butter?').text).toContain('1/2 cup butter');
});

test('gives the reason of the step that does what is asked about', () => {
  const recipe = told.recipe && {
    ...told.recipe,
    steps: [{ number: 1, text: 'Knead it quickly, otherwise it toughens.', group: null }],
  };
  expect(ask({ ...told, recipe }, 'why only a brief kneading').text).toContain('toughens');
});
