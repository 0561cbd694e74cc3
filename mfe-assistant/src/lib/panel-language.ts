import { panelLanguages } from '@cpal/shared/panel-look';

/** The language of the panel under a post in this one; English where the panel speaks none of it. */
export const panelLanguageOf = (language: string) =>
  panelLanguages.find((one) => one === language) ?? 'en';
