import { familyFor } from './reason-families';
import data from './weights.json';

it.each([
  ['coverage', 'words'],
  ['from-passage&unmet', 'words'],
  ['is-why&lacks-rarest', 'words'],
  ['asked', 'kind'],
  ['is-asks-duration&intent-step', 'kind'],
  ['is-few&asked', 'kind'],
  ['from-passage', 'place'],
  ['from-passage&first', 'place'],
  ['is-why&quotes-body', 'place'],
  ['tier-post', 'place'],
  ['is-why&reason', 'form'],
  ['long', 'form'],
  ['is-why&asks-itself', 'form'],
])('takes %s for one about the %s', (feature, family) => {
  expect(familyFor(feature)).toBe(family);
});

it('knows all features that count, but those that all candidates of a question have', () => {
  const unknown = Object.keys(data.weights).filter((name) => familyFor(name) === null);
  expect(unknown.filter((name) => !/^(?:always|is-[^&]+)$/.test(name))).toEqual([]);
});
