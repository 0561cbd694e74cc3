import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiSettings } from '../../server/api/src/kernel/env';
import { programSettings } from '../../platform/delivery/src/settings';
import { edgeSettings } from '../../server/edge/src/env';
import { sandboxSettings } from '../../quality/stripe-sandbox/src/env';
import { startSettings } from './start-settings';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What the system, npm and Playwright define, and what packages of the build are told. */
const foreign = new Set([
  'PATH',
  'INIT_CWD',
  'TMPDIR',
  'SKIP_VALIDATION',
  'FEDERATION_WEBPACK_PATH',
  'TEST_PARALLEL_INDEX',
]);

const tables = [apiSettings, edgeSettings, programSettings, sandboxSettings, startSettings];

/** The environment as a whole, but for where it goes to a parser, to another program or apart. */
const elsewhere = /(?<!\.\.\.|\} = |\b(?:read\w*Settings|findSettingIssues)\()process\.env(?![.[])/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
  .filter((file) => file !== path.relative(root, __filename));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean));

/** Names after `process.env`, and those that are taken out of it. */
function namesIn(file: string): string[] {
  const text = read(file);
  const taken = matches(text, /\{([^{}]*)\} = process\.env\b/g).join(',');
  return [
    ...matches(text, /process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)\b/g),
    ...matches(taken, /(?:^|,)\s*([A-Z][A-Z0-9_]*)/g),
  ];
}

const settings = read('docs/settings.md');

it('docs/settings.md names every setting that is read, and no other', () => {
  const readHere = new Set([
    ...tables.flatMap(({ names }) => names),
    ...sources.flatMap(namesIn).filter((name) => !foreign.has(name)),
  ]);
  const named = new Set(matches(settings, /`([A-Z][A-Z0-9_]*)(?:=\w+)?`/g));
  expect([...readHere].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !readHere.has(name))).toEqual([]);
});

it('nothing else looks through the environment', () => {
  expect(sources.filter((file) => elsewhere.test(read(file)))).toEqual([]);
});
