import { tones } from '@cpal/shared/contract/blogs/blog';
import { conversation } from '../../testing/conversation';
import { sentencesOf } from '../../testing/sentences-of';
import { loaf } from '../../testing/posts';
import { languages } from '../languages';
import { packs } from '../packs/packs';
import { phrasesIn } from './all';

const isToned = (value: object): value is Record<(typeof tones)[number], unknown> =>
  tones.every((tone) => tone in value);

const triplesOf = (value: object): string[][] =>
  isToned(value)
    ? [tones.flatMap((tone) => sentencesOf(value[tone]))]
    : Object.values(value).flatMap((part: object) => triplesOf(part));

test.each(languages)('has in %s three texts for each sentence that has a tone', (language) => {
  const triples = triplesOf(packs[language].tones);
  expect(triples.length).toBeGreaterThan(13);
  expect(triples.filter((texts) => new Set(texts).size !== tones.length)).toEqual([]);
});

test.each(languages)('says diets, storage and dangers in %s in one text', (language) => {
  const inTones = tones.map((tone) => {
    const { diet, storage, temperature, scale, eggs } = phrasesIn.informal[tone][language];
    return sentencesOf({ diet, storage, temperature, scale, eggs });
  });
  expect(new Set(inTones.map((all) => all.join('\n'))).size).toBe(1);
});

test.each([
  ['en', 'how much sugar?', /1 cup white sugar/],
  ['de', 'Wie viel Zucker?', /Zucker/],
  ['fr', 'Combien de sucre ?', /sucre/],
  ['ja', '砂糖はどのくらい？', /砂糖/],
  ['en', 'what is your favourite song?', /./],
  ['de', 'Welche Marke ist der Joghurt?', /./],
])('is heard in the answer: %s %s', (language, question, fact) => {
  const texts = tones.map((tone) => {
    const voice = { tone, address_form: 'formal', greeting: '', sign_off: '' } as const;
    return conversation(loaf, { voice })(question, language).text;
  });
  expect(new Set(texts).size).toBe(tones.length);
  expect(texts.filter((text) => !fact.test(text))).toEqual([]);
});
