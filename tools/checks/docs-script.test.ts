import { execFileSync } from 'node:child_process';
import { hasCommands, toShellScript } from './docs-script';

const fence = '```';
const surroundings = { log: '/dev/null', port: 4100 };

const outputOf = (text: string) =>
  execFileSync('bash', ['-c', toShellScript(text, surroundings)], { encoding: 'utf8' });

it('runs the blocks of a document in one shell, and what is done by hand between them', () => {
  const text = [
    `${fence}sh\nname=Mia  # a comment\n${fence}`,
    'Then change it.\n',
    '<!-- by hand: name=Juno -->\n',
    `${fence}sh\necho "$name" localhost:3000\n${fence}`,
  ].join('\n');
  expect(outputOf(text)).toBe('Juno localhost:4100\n');
});

it('leaves other blocks out', () => {
  expect(hasCommands(`${fence}console\nnpm test <path>\n${fence}\n`)).toBe(false);
});

it('ends where a command fails, also within a pipe', () => {
  expect(() => outputOf(`${fence}sh\nfalse | cat\necho on\n${fence}\n`)).toThrow('Command failed');
});

it.each([
  ['npm start    # leave it running', 'serve npm start'],
  ['npm run dev -- shell mfe-auth  # these only', 'serve npm run dev -- shell mfe-auth'],
  ['METRICS_PORT=9464 npm start', 'serve METRICS_PORT=9464 npm start'],
  ['npm run release -- mfe-auth', 'npm run release -- mfe-auth'],
])('%s', (line, run) => {
  const script = toShellScript(`${fence}sh\n${line}\n${fence}\n`, surroundings);
  expect(script.trimEnd().split('\n').at(-1)).toBe(run);
});
