import { languageName } from './language-name';

it.each([
  ['de', 'German'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['not a tag', 'not a tag'],
])('calls %s %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
