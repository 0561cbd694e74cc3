/** What the panel's text stands on, on light and on dark blogs. */
export const panelSurfaces = { light: '#ffffff', dark: '#1c1a19' } as const;

/** The languages that the widget itself speaks. */
export const panelLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'ja'] as const;

export type PanelLanguage = (typeof panelLanguages)[number];

type InEach<Said> = Readonly<Record<PanelLanguage, Said>>;

/** What the button in a post says. It addresses nobody, since its script has no room for two forms. */
export const buttonText: InEach<string> = {
  en: 'Ask about this recipe',
  de: 'Fragen zum Rezept?',
  es: '¿Preguntas sobre la receta?',
  fr: 'Une question sur la recette\u00A0?',
  it: 'Domande sulla ricetta?',
  pt: 'Dúvidas sobre a receita?',
  pl: 'Pytania o przepis?',
  ja: 'このレシピについて質問',
};

/** What of the panel stands in each conversation; `{}` is where the name goes. It addresses nobody. */
export interface PanelHead {
  title: string;
  notice: string;
  general: string;
}

// Calls would keep all of it in the button's script, which needs none of it.
export const panelHead: InEach<PanelHead> = {
  en: {
    title: 'Ask {}',
    notice: 'An AI answers and can be wrong.',
    general: 'General cooking knowledge',
  },
  de: {
    title: 'Fragen an {}',
    notice: 'Hier antwortet eine KI, die sich irren kann.',
    general: 'Allgemeines Küchenwissen',
  },
  es: {
    title: 'Preguntas para {}',
    notice: 'Responde una IA que puede equivocarse.',
    general: 'Conocimiento general de cocina',
  },
  fr: {
    title: 'Demander à {}',
    notice: 'Une IA répond et peut se tromper.',
    general: 'Savoir culinaire général',
  },
  it: {
    title: 'Domande a {}',
    notice: 'Risponde un’IA che può sbagliare.',
    general: 'Conoscenze generali di cucina',
  },
  pt: {
    title: 'Perguntas para {}',
    notice: 'Quem responde é uma IA, que pode errar.',
    general: 'Conhecimento geral de cozinha',
  },
  pl: {
    title: 'Pytania do: {}',
    notice: 'Odpowiada AI, która może się mylić.',
    general: 'Ogólna wiedza kulinarna',
  },
  ja: {
    title: '{}に質問',
    notice: 'AIが回答します。間違えることがあります。',
    general: '一般的な料理の知識',
  },
};

/** A text with a name or a number in its place. */
export const filled = (text: string, value: string | number): string =>
  text.replace('{}', () => String(value));
