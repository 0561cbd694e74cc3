import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { chicken } from '../../testing/posts';

const noted: Post = {
  ...chicken,
  passages: [
    { heading: null, text: 'Boneless thighs need 18 minutes in the stock.' },
    { heading: null, text: 'It may rest for 9 minutes at most.' },
  ],
};

test('takes the time of a note that has more of what is asked', () => {
  expect(ask(noted, 'how long do boneless thighs take').text).toContain('18 minutes');
  expect(ask(noted, 'how long do i simmer it').text).toMatch(/^25 minutes/);
});

test('takes the longest time from the sentence that limits it', () => {
  expect(ask(noted, 'whats the longest it can rest').text).toContain('9 minutes');
  expect(ask(noted, 'resting time?').text).toMatch(/^5 minutes/);
});

test('says the heat in words where the step asked for has it so', () => {
  const recipe = noted.recipe && {
    ...noted.recipe,
    steps: [
      ...noted.recipe.steps,
      { number: 5, text: 'Keep leftovers warm in the oven at 90 °C.', group: null },
    ],
  };
  const warm = { ...noted, recipe };
  expect(ask(warm, 'what heat for the skillet').text).toContain('medium heat');
  expect(ask(warm, 'what heat for the oven').text).toContain('90 °C');
});
