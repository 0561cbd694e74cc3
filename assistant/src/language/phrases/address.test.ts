import { addressForms, tones } from '@cpal/shared/contract/blogs/blog';
import { addressedAtAll, addressedOtherwise } from '@cpal/shared/testing/form-of-address';
import { advice } from '../../kitchen/safety/advice';
import { remarks } from '../../kitchen/substitutions/remarks';
import { rowsOf } from '../../kitchen/table';
import { sentencesOf } from '../../testing/sentences-of';
import { languages } from '../languages';
import { packs } from '../packs/packs';
import { phrasesIn } from './all';
import type { Phrases } from './phrases';

const each = languages.flatMap((language) =>
  addressForms.flatMap((form) => tones.map((tone) => ({ language, form, tone }))),
);
const eachTone = languages.flatMap((language) => tones.map((tone) => ({ language, tone })));

/** What a reader says to the assistant is worded as buttons are. */
const spoken = ({ chips: _chips, ...phrases }: Phrases) => sentencesOf(phrases);

it.each(each)(
  'says nothing in $language that mixes the $form form, $tone',
  ({ language, form, tone }) => {
    const all = spoken(phrasesIn[form][tone][language]);
    expect(all.length).toBeGreaterThan(120);
    expect(addressedOtherwise(language, form, all)).toEqual([]);
  },
);

it.each(eachTone)(
  'has in $language a formal sentence only for one that is informal, $tone',
  ({ language, tone }) => {
    const formal = spoken(phrasesIn.formal[tone][language]);
    const replaced = spoken(phrasesIn.informal[tone][language]).filter(
      (said, at) => said !== formal[at],
    );
    expect(addressedOtherwise(language, 'formal', replaced)).toEqual(replaced);
    expect(replaced.length > 0).toBe(packs[language].formal !== null);
  },
);

it.each(languages)('addresses nobody in %s where a table of the kitchen speaks', (language) => {
  const column = languages.indexOf(language) + 1;
  const texts = [...rowsOf(advice), ...rowsOf(remarks)].map((row) => row[column] ?? '');
  expect(texts.length).toBeGreaterThan(50);
  expect(addressedAtAll(language, texts)).toEqual([]);
});
