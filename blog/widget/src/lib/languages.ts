import { panelLanguages, type PanelLanguage as Language } from '@cpal/shared/panel-look';

export type { PanelLanguage as Language } from '@cpal/shared/panel-look';

const known = (tag: string | null): Language | undefined =>
  panelLanguages.find((language) => language === tag?.slice(0, 2).toLowerCase());

/**
 * The first language of a reader that the widget speaks, else the blog's, else English.
 * @param blog two letters, or null.
 */
export const readersLanguage = (blog: string | null): Language =>
  navigator.languages.map(known).find(Boolean) ?? known(blog) ?? 'en';
