import { addressForms } from '@cpal/shared/contract/blog';
import { addressedAtAll, addressedOtherwise } from '@cpal/shared/testing/form-of-address';
import { advice } from '../../kitchen/safety/advice';
import { remarks } from '../../kitchen/substitutions/remarks';
import { rowsOf } from '../../kitchen/table';
import { sentencesOf } from '../../testing/sentences-of';
import { languages } from '../languages';
import { packs } from '../packs/packs';
import { phrasesIn } from './all';

const each = languages.flatMap((language) => addressForms.map((form) => ({ language, form })));

/** What a reader says to the assistant is worded as buttons are. */
const spoken = ({ chips: _chips, ...phrases }: (typeof phrasesIn)['formal']['de']) =>
  sentencesOf(phrases);

it.each(each)('says nothing in $language that mixes the $form form', ({ language, form }) => {
  const all = spoken(phrasesIn[form][language]);
  expect(all.length).toBeGreaterThan(120);
  expect(addressedOtherwise(language, form, all)).toEqual([]);
});

it.each(languages)('has in %s a formal sentence only for one that is informal', (language) => {
  const formal = spoken(phrasesIn.formal[language]);
  const replaced = spoken(phrasesIn.informal[language]).filter((said, at) => said !== formal[at]);
  expect(addressedOtherwise(language, 'formal', replaced)).toEqual(replaced);
  expect(replaced.length > 0).toBe(packs[language].formal !== null);
});

it.each(languages)('addresses nobody in %s where a table of the kitchen speaks', (language) => {
  const column = languages.indexOf(language) + 1;
  const texts = [...rowsOf(advice), ...rowsOf(remarks)].map((row) => row[column] ?? '');
  expect(texts.length).toBeGreaterThan(50);
  expect(addressedAtAll(language, texts)).toEqual([]);
});
