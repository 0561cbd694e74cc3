import { readDevArguments } from './dev-arguments';

const read = (...args: string[]) => readDevArguments(args, ['shell', 'mfe-auth']);

it('reads which front ends are meant, and where', () => {
  expect(read()).toEqual({ names: [], against: null });
  expect(read('mfe-auth', 'shell')).toEqual({ names: ['mfe-auth', 'shell'], against: null });
  expect(read('mfe-auth', '--against', 'https://CPal.example/')).toEqual({
    names: ['mfe-auth'],
    against: 'https://cpal.example',
  });
});

it.each([
  [
    'an unknown front end',
    ['mfe-nobody'],
    /^There is no front end mfe-nobody\.\nUsage: .*shell, mfe-auth/,
  ],
  ['an unknown option', ['--agains', 'x'], /agains.*\nUsage: /],
  ['a place that is no origin', ['--against', 'https://cpal.example/auth'], /^--against takes/],
  ['another scheme', ['--against', 'file:///etc'], /^--against takes/],
])('rejects %s', (_kind, args, failure) => {
  expect(() => read(...args)).toThrow(failure);
});
