import type { Post } from '../post/post';
import { ask } from '../testing/conversation';
import { loaf } from '../testing/posts';

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
