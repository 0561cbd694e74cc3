import type { Language } from '../lib/languages';

/** What the button says, and what it says where the panel does not load. */
export const words: Readonly<Record<Language, readonly [ask: string, failed: string]>> = {
  en: ['Ask about this recipe', 'That did not load. Try again'],
  de: ['Frag zu diesem Rezept', 'Nicht geladen. Noch einmal'],
  es: ['Pregunta sobre esta receta', 'No se cargó. Reintentar'],
  fr: ['Une question sur la recette ?', 'Échec du chargement. Réessayer'],
  it: ['Chiedi di questa ricetta', 'Non caricato. Riprova'],
  pt: ['Pergunte sobre esta receita', 'Não carregou. Tentar de novo'],
  pl: ['Zapytaj o ten przepis', 'Nie wczytano. Spróbuj ponownie'],
  ja: ['このレシピについて質問', '読み込めません。もう一度'],
};
