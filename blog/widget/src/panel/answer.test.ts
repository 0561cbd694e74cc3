import type { AssistantAnswer, Source } from '@cpal/shared/contract/assistant/assistant';
import { waitFor } from '@testing-library/dom';
import { makeAnswer } from './answer';
import { wordsIn } from './words/all';

const en = wordsIn('en', 'informal');

const plain: AssistantAnswer = {
  message_id: '1',
  conversation_id: '2',
  text: '25 minutes.',
  tier: 'post',
  language: 'en',
  sources: [],
  related: [],
  links: [],
};

function show(parts: Partial<AssistantAnswer>, rate = jest.fn(() => Promise.resolve())) {
  const handlers = {
    words: en,
    language: 'en' as const,
    name: 'Mia',
    jump: jest.fn(),
    startTimer: jest.fn(),
    servings: jest.fn(() => document.createElement('output')),
    rate,
    follow: jest.fn(),
  };
  const answer = makeAnswer(handlers);
  answer.finish({ ...plain, ...parts });
  return { shown: answer.element, ...handlers };
}

const source = (kind: Source['kind'], number: number | null, quote: string): Source => ({
  kind,
  number,
  quote,
  url: null,
});

const places = (shown: HTMLElement) =>
  Array.from(shown.querySelectorAll('[aria-label^="From"]'), (button) => button.textContent);

const asks = (parts: Partial<AssistantAnswer>) =>
  show(parts).shown.querySelector('output') !== null;

it('offers other numbers of people under amounts, and nowhere else', () => {
  const amount = source('ingredient', 1, '3 eggs');
  expect(asks({ text: 'You need 3 eggs.', sources: [amount] })).toBe(true);
  expect(asks({ text: 'Whisk 3 eggs.', sources: [amount, source('step', 1, 'Whisk.')] })).toBe(
    false,
  );
  expect(asks({ text: 'Salt to taste.', sources: [amount] })).toBe(false);
});

it('has no source and no thumbs under small talk', () => {
  const { shown } = show({ text: 'You are very welcome.' });
  expect(shown).toHaveTextContent('You are very welcome.');
  expect(shown.querySelector('button')).toBeNull();
  expect(shown).not.toHaveTextContent('From this recipe');
});

it('names the place that an answer rests on', () => {
  const sources = [
    source('step', 2, 'Whisk.'),
    source('note', null, 'It freezes.'),
    source('ingredient', 1, '3 eggs'),
    source('body', null, 'I use brown eggs.'),
  ];
  expect(places(show({ sources }).shown)).toEqual([
    'Step 2',
    'From the notes',
    '3 eggs',
    'In the post',
  ]);
});

it('leads to the list of ingredients by one button', () => {
  const lines = ['3 eggs', '1 lemon', '2 tbsp sugar', '1 cup flour'];
  const sources = lines.map((line, index) => source('ingredient', index + 1, line));
  const { shown, jump } = show({ sources: [...sources, source('step', 1, 'Whisk.')] });
  expect(places(shown)).toEqual(['Ingredients', 'Step 1']);
  shown.querySelector('button')?.click();
  expect(jump).toHaveBeenCalledWith(sources[0]);
});

it('says apart from its sources where else to look, and sets no timer by that', () => {
  const told = 'On a kettle grill with wet hickory they want less time than you think.';
  const nearby = [source('step', 5, 'Wait 9 minutes.'), source('body', null, told)];
  const sources = [
    source('body', null, 'Nine minutes.'),
    ...nearby.map((one) => ({ ...one, is_nearby: true })),
  ];
  const { shown, jump } = show({ text: '9 minutes.', sources });
  expect(places(shown)).toEqual(['In the post']);
  const also = [...shown.querySelectorAll<HTMLElement>('[aria-label^="See also"]')];
  expect(also.map(({ textContent }) => textContent)).toEqual([
    'Step 5',
    'On a kettle grill with wet hic…',
  ]);
  also[1]?.click();
  expect(jump).toHaveBeenCalledWith(sources[2]);
  expect(shown).not.toHaveTextContent('timer');
});

it('tells of a press on another recipe', () => {
  const related = [{ title: 'Apple waffles', url: '#waffles', image: null }];
  const { shown, follow } = show({ related });
  shown.querySelector('a')?.click();
  expect(follow.mock.calls).toEqual([[plain.message_id]]);
});

it('names other recipes once, and not as this recipe', () => {
  const related = [{ title: 'Apple waffles', url: '/waffles', image: null }];
  const { shown } = show({ text: 'Try these:\n• Apple waffles\n• Tea', related });
  expect(shown).not.toHaveTextContent(en.fromRecipe);
  expect(shown.textContent.match(/Apple waffles/g)).toHaveLength(1);
  expect(shown).toHaveTextContent('Tea');
});

const thumbs = (shown: HTMLElement) => [
  shown.querySelector<HTMLElement>(`[aria-label="${en.helpful}"]`),
  shown.querySelector<HTMLElement>(`[aria-label="${en.notHelpful}"]`),
];

const pressed = (shown: HTMLElement) =>
  thumbs(shown).map((thumb) => thumb?.getAttribute('aria-pressed'));

it('lets a thumb be changed and taken back', async () => {
  const { shown, rate } = show({ sources: [source('step', 1, 'Bake.')] });
  const [up, down] = thumbs(shown);
  up?.click();
  expect(pressed(shown)).toEqual(['true', 'false']);
  down?.click();
  expect(pressed(shown)).toEqual(['false', 'true']);
  await waitFor(() => expect(shown).toHaveTextContent(en.thanks));
  down?.click();
  expect(pressed(shown)).toEqual(['false', 'false']);
  expect(rate.mock.calls).toEqual([
    ['1', true],
    ['1', false],
    ['1', null],
  ]);
  expect(shown).not.toHaveTextContent(en.thanks);
});

it('shows the thumb of before where the new one is not kept', async () => {
  const rate = jest.fn(() => Promise.reject(new Error('offline')));
  const { shown } = show({ sources: [source('step', 1, 'Bake.')] }, rate);
  thumbs(shown)[0]?.click();
  await waitFor(() => expect(shown).toHaveTextContent(en.trouble.failed));
  expect(pressed(shown)).toEqual(['false', 'false']);
});
