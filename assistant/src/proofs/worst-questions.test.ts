import { asReaders } from '../testing/conversation';
import { loaf, postOf } from '../testing/posts';
import { prepare } from '../retrieval/prepare';

/** Milliseconds of processor time, many times what is needed, so that a busy machine does not fail. */
const bound = 400;

function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const pieces = [
  'a',
  'the ',
  '1 ',
  '1/',
  '½',
  '9.',
  '. ',
  '? ',
  '"',
  '(',
  '\\',
  'é',
  'e\u0301',
  '\u200B',
  'instead of ',
  'for ',
  'how much ',
  'ignore all ',
  "don't have ",
  'in ',
  'leave ',
  'after ',
  'safe chicken ',
  'left out the marinade ',
  '生の鶏肉を',
  'flour and ',
  'without ',
  '350 degrees ',
  '1 to ',
  'step ',
  '小',
  'カップ',
];

test.each(pieces)('takes bounded time for a question of nothing but %j', (piece) => {
  const say = asReaders(loaf);
  say('How much butter?');
  expect(timeOf(() => say(piece.repeat(500)))).toBeLessThan(bound);
});

const heaviest = ['the ', '½', '? ', 'how much ', 'for ', 'safe chicken ', 'カップ'];

test.each(heaviest)('takes bounded time for a post of nothing but %j', (piece) => {
  const text = piece.repeat(3_000);
  const passages = Array.from({ length: 500 }, () => ({ heading: 'Storage', text }));
  const [line] = loaf.recipe?.ingredients ?? [];
  const recipe = loaf.recipe && {
    ...loaf.recipe,
    ingredients: line ? Array.from({ length: 500 }, () => ({ ...line, text, item: text })) : [],
    steps: Array.from({ length: 500 }, (_, index) => ({ number: index + 1, text, group: null })),
  };
  const post = { ...postOf(null, passages), title: text, recipe };
  expect(timeOf(() => prepare(post))).toBeLessThan(5 * bound);
  const say = asReaders(post);
  expect(timeOf(() => say('How long does it keep in the fridge?'))).toBeLessThan(bound);
});
