import type { Voices } from '../../contract/blogs/voices';

const said = (warm: string, playful: string, answer: string): Voices[number]['said']['formal'] => ({
  greetings: { warm, plain: warm, playful },
  answer,
});

/** A language with one form of address, and one with two. */
export const testVoices: Voices = [
  {
    language: 'en',
    form_names: null,
    question: 'How long does it keep?',
    said: {
      informal: said('Hello! How can I help you?', 'Hey there, aprons on!', 'Two days.'),
      formal: said('Hello! How can I help you?', 'Hey there, aprons on!', 'Two days.'),
    },
  },
  {
    language: 'de',
    form_names: { informal: 'du', formal: 'Sie' },
    question: 'Wie lange hält es sich?',
    said: {
      informal: said('Wie kann ich dir helfen?', 'Schürze um!', 'Erhitze Reste.'),
      formal: said('Wie kann ich Ihnen helfen?', 'Schürze um!', 'Erhitzen Sie Reste.'),
    },
  },
];
