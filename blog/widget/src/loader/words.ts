import type { Language } from '../lib/languages';

/** What the button says where the panel does not load. */
export const failed: Readonly<Record<Language, string>> = {
  en: 'Couldn’t load this. Try again',
  de: 'Nicht geladen. Noch einmal',
  es: 'No se cargó. Reintentar',
  fr: 'Échec du chargement. Réessayer',
  it: 'Non caricato. Riprova',
  pt: 'Não carregou. Tentar de novo',
  pl: 'Nie wczytano. Spróbuj ponownie',
  ja: '読み込めません。もう一度',
};
