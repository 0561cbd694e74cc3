import type { Tier } from '@cpal/shared/contract/assistant/assistant';
import { labelFor } from './label';
import type { Line } from './lines';

const line = (id: string, tier: Tier): Line => ({
  id,
  tier,
  text: id,
  sources: [{ kind: 'step', number: 1, quote: id, url: null }],
});
const [step, house, fact] = [line('S1', 'post'), line('H1', 'house'), line('F1', 'general')];
const claim = 'Beat it until it is pale and fluffy.';

it.each<[string, Parameters<typeof labelFor>[0], Tier]>([
  ['the post', [{ text: claim, lines: [step] }], 'post'],
  [
    'the post after a yes',
    [
      { text: 'Yes, you can.', lines: [] },
      { text: claim, lines: [step] },
    ],
    'post',
  ],
  ['the blogger', [{ text: claim, lines: [house, step] }], 'house'],
  ['a card', [{ text: claim, lines: [fact] }], 'general'],
  ['a card and the post', [{ text: claim, lines: [fact, step] }], 'post'],
  [
    'the post and nothing',
    [
      { text: claim, lines: [step] },
      { text: claim, lines: [] },
    ],
    'general',
  ],
  ['nothing', [{ text: 'Yes.', lines: [] }], 'general'],
])('is of what it rests on: %s', (_what, sentences, tier) => {
  expect(labelFor(sentences).tier).toBe(tier);
});

it('names each source once, in the order in which they are cited', () => {
  const cited = [step, house, step].map((one) => ({ text: claim, lines: [one] }));
  expect(labelFor(cited).sources.map(({ quote }) => quote)).toEqual(['S1', 'H1']);
});
