import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import type { Voices } from '@cpal/shared/contract/blogs/voices';
import { demoPost } from '../demo-post';
import { type Language, languages } from '../language/languages';
import { packs } from '../language/packs/packs';
import type { Tone } from '../language/phrases/tones';
import { phrasesOf } from '../retrieval/phrases-of';

/** How the assistant greets in each of its languages, under the product's own recipe. */
export const voiceExamples = (): Voices =>
  languages.map((language) => ({
    language,
    form_names: packs[language].formal?.names ?? null,
    greetings: {
      informal: greetingsIn(language, 'informal'),
      formal: greetingsIn(language, 'formal'),
    },
  }));

function greetingsIn(language: Language, address_form: AddressForm) {
  const greeting = (tone: Tone) =>
    phrasesOf(language, { tone, address_form }).greeting(demoPost.title);
  return { warm: greeting('warm'), plain: greeting('plain'), playful: greeting('playful') };
}
