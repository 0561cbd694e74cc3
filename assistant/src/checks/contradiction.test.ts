import type { Language } from '../language/languages';
import { contradicts } from './contradiction';

it.each<[Language, string, string, boolean]>([
  ['en', 'Yes, you can refreeze it.', 'Once thawed, do not refreeze it.', true],
  ['en', 'Chill it overnight in the fridge.', 'I do not chill it: the butter firms up.', true],
  ['en', 'No, I would not chill it.', 'I do not chill it: the butter firms up.', false],
  ['en', 'If it boils, the eggs scramble.', 'Do not let it boil, or the eggs scramble.', false],
  ['en', 'The butter firms up in the cold.', 'I do not chill it: the butter firms up.', false],
  ['de', 'Du kannst ihn einfrieren.', 'Den Kuchen bitte nicht einfrieren.', false],
  ['de', 'Friere den Kuchen ein.', 'Den Kuchen nicht einfrieren.', false],
  ['es', 'Sí, congélalas con la patata.', 'Se congelan, pero sin la patata.', true],
  ['fr', 'Oui, rincez les pommes de terre.', 'Ne rincez pas les pommes de terre.', true],
  ['ja', 'はい、混ぜ込みます。', '混ぜ込まず、のせて炊きます。', false],
])('in %s, %j of %j: %s', (language, sentence, line, expected) => {
  expect(contradicts(sentence, [line], language)).toBe(expected);
});
