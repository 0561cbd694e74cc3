import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import { buttonText, panelHead, panelLanguages } from '@cpal/shared/panel-look';
import { addressedAtAll, addressedOtherwise } from '@cpal/shared/testing/form-of-address';
import { wordsIn } from './all';
import type { Words } from './words';

const flat = ({ trouble, ...words }: Words) => Object.entries({ ...words, ...trouble });

const addressForms: readonly AddressForm[] = ['informal', 'formal'];
const each = panelLanguages.flatMap((language) => addressForms.map((form) => ({ language, form })));

it.each(each)('$language says everything, with its numbers and names', ({ language, form }) => {
  const own = new Map(flat(wordsIn(language, form)));
  for (const [name, english] of flat(wordsIn('en', form))) {
    const said = own.get(name) ?? '';
    expect([name, said.trim() !== '', said.includes('{}')]).toEqual([
      name,
      true,
      english.includes('{}'),
    ]);
  }
});

/** What a reader presses or asks, which is worded as buttons are in each form. */
const pressed: ReadonlySet<string> = new Set(
  'close send copy again timer stop showServings askServings askMetric askUs'.split(' '),
);

it.each(each)('says nothing in $language that mixes the $form form', ({ language, form }) => {
  const said = flat(wordsIn(language, form)).flatMap(([name, text]) =>
    pressed.has(name) ? [] : [text],
  );
  expect(said.length).toBeGreaterThan(30);
  expect(addressedOtherwise(language, form, said)).toEqual([]);
});

it.each(panelLanguages)(
  'addresses nobody in %s where all forms have the same words',
  (language) => {
    const { title, notice, general } = panelHead[language];
    const said = [buttonText[language], title, notice, general];
    expect(addressedAtAll(language, said)).toEqual([]);
  },
);
