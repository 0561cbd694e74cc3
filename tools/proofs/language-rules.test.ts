import { type Example, lintExamples } from './lint-examples';

const logic = 'assistant/src/knowledge/x.ts';

/** What a file must not have: the title, the file, the code. */
const rejected = [
  ['a word in a pattern', logic, String.raw`export const x = /^(?:the|an?)\s/u;`],
  ['words of other scripts', logic, 'export const x = /[をのは]/u;'],
  ['a letter with an accent', logic, 'export const x = /é$/u;'],
  ['a pattern that is put together', logic, "export const x = new RegExp(['il', 'la'].join('|'));"],
  ['a template of a pattern', logic, 'export const x = (y: string) => new RegExp(`${y}|mit`);'],
  ['a word of another script in a string', logic, "export const x = '無視';"],
  ['a word in the insights', 'assistant/src/insights/x.ts', 'export const x = /why/;'],
  ['a word beside the model', 'assistant/src/model/x.ts', 'export const x = /ignor/;'],
] as const;

const allowed = [
  ['letters and their classes', logic, String.raw`export const x = /^[\p{L}-]+(?<y>[a-z])\b\w$/u;`],
  ['marks and blanks', logic, 'export const x = /[。！？…«»]+\\s/gu;'],
  ['a sentence to a model', logic, "export const x = 'Answer in one sentence.';"],
  ['what patterns are made from', logic, 'export const x = (y: string) => new RegExp(`^${y}$`);'],
  ['a test', 'assistant/src/knowledge/x.test.ts', "test('x', () => expect('the').toMatch(/the/));"],
  ['a pack', 'assistant/src/language/packs/en/x.ts', 'export const x = /^the\\b/;'],
] as const;

const examples: Example[] = [...rejected, ...allowed].map(([tree, file, code]) => ({
  tree,
  file,
  code,
}));

let said: ReadonlyMap<string, string>;

beforeAll(() => {
  said = lintExamples(examples);
});

it.each(rejected)('the linter rejects %s', (title) => {
  expect(said.get(title)).toContain('belongs to its pack');
});

it.each(allowed)('the linter allows %s', (title) => {
  expect(said.get(title) ?? '').not.toContain('belongs to its pack');
});
