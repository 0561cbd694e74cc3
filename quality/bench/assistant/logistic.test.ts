import { probabilityOf } from '@cpal/assistant/engine';
import { fitWeights } from './logistic';

const example = (names: readonly string[], isRight: boolean) => ({
  features: new Map(names.map((name) => [name, 1])),
  isRight,
  weight: 1,
});
const repeated = (count: number, names: readonly string[], isRight: boolean) =>
  Array.from({ length: count }, () => example(names, isRight));

it('finds what tells right from wrong, and leaves out what is too rare to tell', () => {
  const weights = fitWeights([
    ...repeated(80, ['always', 'short'], true),
    ...repeated(20, ['always', 'short'], false),
    ...repeated(10, ['always', 'long'], true),
    ...repeated(90, ['always', 'long'], false),
    example(['always', 'once'], true),
  ]);
  const confidence = (name: string) =>
    probabilityOf(
      weights,
      new Map([
        ['always', 1],
        [name, 1],
      ]),
    );
  expect(confidence('short')).toBeCloseTo(0.8, 1);
  expect(confidence('long')).toBeCloseTo(0.1, 1);
  expect(weights.has('once')).toBe(false);
});
