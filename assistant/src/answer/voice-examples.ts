import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import type { Voices } from '@cpal/shared/contract/blogs/voices';
import { demoPost } from '../demo-post';
import { type Language, languages } from '../language/languages';
import { packs } from '../language/packs/packs';
import type { Tone } from '../language/phrases/tones';
import { phrasesOf } from '../retrieval/phrases-of';
import { reheated } from './storage/general-storage';

/** How the assistant speaks in each of its languages, about the product's own recipe. */
export const voiceExamples = (): Voices =>
  languages.map((language) => ({
    language,
    form_names: packs[language].formal?.names ?? null,
    question: phrasesOf(language).chips.keep,
    said: { informal: saidIn(language, 'informal'), formal: saidIn(language, 'formal') },
  }));

function saidIn(language: Language, form: AddressForm) {
  const say = (tone: Tone) => phrasesOf(language, { tone, address_form: form });
  const greeting = (tone: Tone) => say(tone).greeting(demoPost.title);
  const plain = say('plain');
  return {
    greetings: { warm: greeting('warm'), plain: greeting('plain'), playful: greeting('playful') },
    // In the same words in each tone.
    answer: `${plain.storage.keeps(plain.days(2), 'fridge')} ${reheated(plain)}`,
  };
}
