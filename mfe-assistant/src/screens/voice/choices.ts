import {
  type AddressForm,
  addressForms,
  placements as allPlacements,
  type Theme,
  tones as allTones,
  type Voice,
} from '@cpal/shared/contract/blogs/blog';

/** How each tone is called. */
export const tones: Readonly<Record<Voice['tone'], string>> = {
  warm: 'Warm',
  plain: 'Plain',
  playful: 'Playful',
};

/** Where the button is. */
export const placements: Readonly<Record<Theme['placement'], string>> = {
  recipe: 'Under the recipe',
  corner: 'In a corner of the page',
};

/** What a form's value stands for; the first one where it is none. */
export const toneOf = (value: string): Voice['tone'] =>
  allTones.find((tone) => tone === value) ?? 'warm';

export const addressFormOf = (value: string): AddressForm =>
  addressForms.find((form) => form === value) ?? 'informal';

export const placementOf = (value: string): Theme['placement'] =>
  allPlacements.find((placement) => placement === value) ?? 'recipe';
