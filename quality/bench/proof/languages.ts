import { languages } from '@cpal/assistant/engine';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages that the assistant speaks by itself, by their English names. */
export const languageNames = (): string[] => languages.map((one) => names.of(one) ?? one);
