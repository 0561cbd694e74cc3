import type { Voices } from '../../contract/blogs/voices';

const greetings = (warm: string, playful: string) => ({ warm, plain: warm, playful });

const english = greetings('Hello! How can I help you?', 'Hey there, aprons on!');

/** A language with one form of address, and one with two. */
export const testVoices: Voices = [
  { language: 'en', form_names: null, greetings: { informal: english, formal: english } },
  {
    language: 'de',
    form_names: { informal: 'du', formal: 'Sie' },
    greetings: {
      informal: greetings('Wie kann ich dir helfen?', 'Schürze um!'),
      formal: greetings('Wie kann ich Ihnen helfen?', 'Schürze um!'),
    },
  },
];
