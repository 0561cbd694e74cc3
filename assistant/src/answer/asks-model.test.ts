import { asksModel, type Drafted } from './asks-model';

const drafted: Drafted = {
  intent: 'step',
  tier: 'post',
  isFixed: false,
  isAcross: false,
  asked: [],
  asksWhy: false,
};

it.each<[string, Partial<Drafted>, boolean]>([
  ['a step', {}, true],
  ['what the post lacks', { intent: 'other', tier: 'refusal' }, true],
  ['what seems off topic', { intent: 'offtopic', tier: 'refusal' }, true],
  ['a danger', { intent: 'safety' }, false],
  ['a danger that the post lacks', { intent: 'safety', tier: 'refusal' }, false],
  ['fixed wording', { isFixed: true }, false],
  ['the blogger’s own answer', { intent: 'other', tier: 'house' }, false],
  ['thanks', { intent: 'thanks' }, false],
  ['an amount', { intent: 'amount', asked: ['amount'] }, false],
  ['an amount in another unit', { intent: 'amount', asked: ['amount', 'convert'] }, false],
  ['an amount that is needed', { intent: 'amount', asked: ['amount', 'step'] }, false],
  ['degrees in others', { intent: 'convert', asked: ['convert', 'temperature'] }, false],
  ['an amount and its reason', { intent: 'amount', asked: ['amount'], asksWhy: true }, true],
  ['an amount and a swap', { intent: 'amount', asked: ['amount', 'substitution'] }, true],
  ['an amount from a post in another language', { intent: 'amount', isAcross: true }, true],
  ['an amount that the post lacks', { intent: 'amount', tier: 'refusal' }, true],
  ['servings that cannot be', { intent: 'scale', tier: 'refusal' }, false],
  ['a diet that the recipe fits', { intent: 'diet' }, false],
  ['ways to make it fit a diet', { intent: 'diet', tier: 'general' }, true],
  ['other recipes', { intent: 'related' }, false],
])('%s', (_what, change, expected) => {
  expect(asksModel({ ...drafted, ...change })).toBe(expected);
});
