import type { AddressForm } from '@cpal/shared/contract/blog';
import type { Voices } from '@cpal/shared/contract/voices';
import { demoPost } from '../demo-post';
import { type Language, languages } from '../language/languages';
import { packs } from '../language/packs/packs';
import { phrasesOf } from '../retrieval/phrases-of';
import { reheated } from './general-storage';

/** How the assistant speaks in each of its languages, about the product's own recipe. */
export const voiceExamples = (): Voices =>
  languages.map((language) => ({
    language,
    form_names: packs[language].formal?.names ?? null,
    question: phrasesOf(language, 'informal').chips.keep,
    said: { informal: saidIn(language, 'informal'), formal: saidIn(language, 'formal') },
  }));

function saidIn(language: Language, form: AddressForm) {
  const say = phrasesOf(language, form);
  const { warm, plain, playful } = say.greeting;
  const { title } = demoPost;
  return {
    greetings: { warm: warm(title), plain: plain(title), playful: playful(title) },
    answer: `${say.storage.keeps(say.days(2), 'fridge')} ${reheated(say)}`,
  };
}
