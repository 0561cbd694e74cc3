import { readPost } from './read-post';
import { data, page, plumCake } from './testing/plum-cake';

const url = 'https://blog.test/plum-cake/';

const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const og = meta('og:image', 'https://cdn.test/og.jpg');
const card = meta('twitter:image', '/card.jpg');
const recipe = (image: unknown) => data({ ...plumCake, image });

test.each([
  ['what previews show', [og, card], recipe('/recipe.jpg'), 'https://cdn.test/og.jpg'],
  ['the recipe’s', [card], recipe('/recipe.jpg'), 'https://blog.test/recipe.jpg'],
  ['the first of a list', [], recipe(['/1.jpg', '/2.jpg']), 'https://blog.test/1.jpg'],
  [
    'that of an object',
    [],
    recipe({ '@type': 'ImageObject', url: '/o.jpg' }),
    'https://blog.test/o.jpg',
  ],
  ['what a card shows', [card], data(plumCake), 'https://blog.test/card.jpg'],
  [
    'the next one for what is no address',
    [meta('og:image', 'data:image/png;base64,AA'), card],
    '',
    'https://blog.test/card.jpg',
  ],
  ['none', [], data(plumCake), null],
])('takes for the picture of a post %s', (_what, head, body, image) => {
  expect(readPost(page(body, head.join('')), url).post.image).toBe(image);
});
