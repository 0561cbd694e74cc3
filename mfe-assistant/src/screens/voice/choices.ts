import {
  placements as allPlacements,
  type Theme,
  tones as allTones,
  type Voice,
} from '@cpal/shared/contract/blog';

/** How each tone is called, and how it sounds. */
export const tones: Readonly<Record<Voice['tone'], { label: string; hello: string }>> = {
  warm: { label: 'Warm', hello: 'Hello! How can I help you with Lemon Pancakes?' },
  plain: { label: 'Plain', hello: 'Hello. What would you like to know about Lemon Pancakes?' },
  playful: {
    label: 'Playful',
    hello: 'Hey there, aprons on! What shall we sort out about Lemon Pancakes?',
  },
};

/** Where the button is. */
export const placements: Readonly<Record<Theme['placement'], string>> = {
  recipe: 'Under the recipe',
  corner: 'In a corner of the page',
};

/** The languages that the assistant itself speaks, by their two letters. */
export const languages = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
  pl: 'Polish',
  ja: 'Japanese',
} as const;

/** What a form's value stands for; the first one where it is none. */
export const toneOf = (value: string): Voice['tone'] =>
  allTones.find((tone) => tone === value) ?? 'warm';

export const placementOf = (value: string): Theme['placement'] =>
  allPlacements.find((placement) => placement === value) ?? 'recipe';
