import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const asked: Post = {
  ...loaf,
  passages: [
    {
      heading: 'Readers ask',
      text: 'Do I have to toast the walnuts? No, but toasted ones stay crisp. Why does mine sink? The batter stood too long.',
    },
    { heading: 'Without a loaf tin', text: 'Two small cake rings hold the batter just as well.' },
    { heading: 'Why the yogurt is Greek', text: 'It is thick. Thin ones make the crumb wet.' },
  ],
};

test('takes a question in the text for the heading of what follows', () => {
  const { text, sources } = ask(asked, 'should I toast the walnuts first?');
  expect(text).toContain('No, but toasted ones stay crisp.');
  expect(text).not.toContain('Do I have to');
  expect(sources[0]?.quote).toContain('toasted ones');
});

test('finds a text by its heading alone', () => {
  expect(ask(asked, 'why Greek?').text).toContain('It is thick.');
});

const stew: Post = {
  ...loaf,
  title: 'Beef stew with lentils',
  passages: [
    { heading: 'Do I have to sear it?', text: 'You can skip it, the stew will be paler.' },
    { heading: 'Mine came out dry', text: 'The cut was too lean, or the pot ran low.' },
    { heading: 'What’s a tadka?', text: 'Whole spices fried in hot fat until they crackle.' },
    { heading: 'Which wine', text: 'A light red from the Loire.' },
  ],
};

test.each([
  ['do i need to sear the beef?', 'You can skip it'],
  ['why is mine so dry', 'The cut was too lean'],
  ['mine was dry, help', 'The cut was too lean'],
  ['what is tadka', 'Whole spices'],
  ['what wine goes with this', 'A light red'],
])('answers what a heading asks, whatever sentence has more of its words: %s', (question, said) => {
  expect(ask(stew, question).text).toContain(said);
});
