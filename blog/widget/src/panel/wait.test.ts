import type { Language } from '../lib/languages';
import { makeWait } from './wait';
import { wordsIn } from './words/all';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const make = (language: Language, seconds: number, over = jest.fn()) => {
  const words = wordsIn(language, 'informal');
  const line = makeWait({ language, words, reason: 'Why.', seconds, over });
  return { line, over, words };
};

const counted = (line: HTMLElement) => line.querySelector('[aria-hidden]')?.textContent;

it('counts down, says once aloud how long, and then that the wait is over', () => {
  const { line, over } = make('en', 40);
  const aloud = 'Why. You can ask again in 40 seconds.';
  expect(counted(line)).toBe(aloud);
  jest.advanceTimersByTime(39_000);
  expect(counted(line)).toBe('Why. You can ask again in 1 second.');
  expect(line.querySelector('.hidden')).toHaveTextContent(aloud);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(line).toHaveTextContent(/^You can ask again now\.$/);
  jest.advanceTimersByTime(60_000);
  expect(over).toHaveBeenCalledTimes(1);
});

it('says a long wait in minutes', () => {
  expect(counted(make('en', 1_790).line)).toBe('Why. You can ask again in 30 minutes.');
});

it.each([
  ['de', 'in 40 Sekunden'],
  ['es', 'dentro de 40 segundos'],
  ['fr', 'dans 40 secondes'],
  ['it', 'tra 40 secondi'],
  ['pt', 'em 40 segundos'],
  ['pl', 'za 40 sekund'],
  ['ja', '40 秒後'],
] as const)('says it in the grammar of %s', (language, span) => {
  const { line } = make(language, 40);
  expect(counted(line)).toContain(span);
  expect(counted(line)).not.toContain('{}');
});
