import { languageTag } from './language-tag';

it.each([
  ['nl', 'nl'],
  ['de-at', 'de-AT'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['iw', 'he'],
  ['', null],
  ['pt_BR', null],
  ['*', null],
  ['english please', null],
  ['nl\n', null],
  [`en-${'abcdefgh-'.repeat(4)}x`, null],
  [undefined, null],
])('takes %j for %j', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});
