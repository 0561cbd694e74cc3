import { toBlocks } from './blocks';

const shown = (text: string) =>
  toBlocks(text).map(({ localName, children, textContent }) =>
    localName === 'ul' ? Array.from(children, (item) => item.textContent) : textContent,
  );

it('shows lines with a bullet as lists, each below its heading', () => {
  const text = 'You need:\nFor the cake:\n• 3 eggs\n• 1 lemon\nFor the glaze:\n- 2 tbsp sugar';
  expect(shown(text)).toEqual([
    'You need:',
    'For the cake:',
    ['3 eggs', '1 lemon'],
    'For the glaze:',
    ['2 tbsp sugar'],
  ]);
});

it('leaves the direction to the list, so that its bullets are next to it', () => {
  const [list] = toBlocks('• 3 eggs');
  expect([list?.dir, list?.querySelector('li')?.dir]).toEqual(['auto', '']);
});

it('takes a dash or a star within a line for what it is', () => {
  expect(shown('-5 °C is enough.\n*Not* that.\n\n2 - 3 minutes')).toEqual([
    '-5 °C is enough.',
    '*Not* that.',
    '2 - 3 minutes',
  ]);
});
