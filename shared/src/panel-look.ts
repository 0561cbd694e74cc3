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
  fr: 'Une question sur la recette ?',
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

const head = (title: string, notice: string, general: string): PanelHead => ({
  title,
  notice,
  general,
});

export const panelHead: InEach<PanelHead> = {
  en: head('Ask {}', 'An AI answers and can be wrong.', 'General cooking knowledge'),
  de: head(
    'Fragen an {}',
    'Hier antwortet eine KI, die sich irren kann.',
    'Allgemeines Küchenwissen',
  ),
  es: head(
    'Preguntas para {}',
    'Responde una IA que puede equivocarse.',
    'Conocimiento general de cocina',
  ),
  fr: head('Demander à {}', 'Une IA répond et peut se tromper.', 'Savoir culinaire général'),
  it: head('Domande a {}', 'Risponde un’IA che può sbagliare.', 'Conoscenze generali di cucina'),
  pt: head(
    'Perguntas para {}',
    'Quem responde é uma IA, que pode errar.',
    'Conhecimento geral de cozinha',
  ),
  pl: head('Pytania do: {}', 'Odpowiada AI, która może się mylić.', 'Ogólna wiedza kulinarna'),
  ja: head('{}に質問', 'AIが回答します。間違えることがあります。', '一般的な料理の知識'),
};

/** A text with a name or a number in its place. */
export const filled = (text: string, value: string | number): string =>
  text.replace('{}', () => String(value));
