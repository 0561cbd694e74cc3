import type { Language } from './post';

/** What a page says around a post, in the post's language. */
interface Words {
  ingredients: string;
  method: string;
  notes: string;
  equipment: string;
  nutrition: string;
  yield: string;
  prep: string;
  cook: string;
  total: string;
  hour: string;
  minute: string;
  jump: string;
  by: string;
  comments: string;
}

export const wordsByLanguage: Readonly<Record<Language, Words>> = {
  en: {
    ingredients: 'Ingredients',
    method: 'Method',
    notes: 'Notes',
    equipment: 'Equipment',
    nutrition: 'Nutrition per serving',
    yield: 'Makes',
    prep: 'Hands-on',
    cook: 'Cooking',
    total: 'Total',
    hour: 'h',
    minute: 'min',
    jump: 'Jump to the recipe',
    by: 'by',
    comments: 'Comments',
  },
  de: {
    ingredients: 'Zutaten',
    method: 'Zubereitung',
    notes: 'Hinweise',
    equipment: 'Küchengeräte',
    nutrition: 'Nährwerte pro Portion',
    yield: 'Ergibt',
    prep: 'Vorbereitung',
    cook: 'Backen',
    total: 'Insgesamt',
    hour: 'Std.',
    minute: 'Min.',
    jump: 'Direkt zum Rezept',
    by: 'von',
    comments: 'Kommentare',
  },
  fr: {
    ingredients: 'Ingrédients',
    method: 'Préparation',
    notes: 'Notes',
    equipment: 'Matériel',
    nutrition: 'Valeurs par portion',
    yield: 'Pour',
    prep: 'Préparation',
    cook: 'Cuisson',
    total: 'Total',
    hour: 'h',
    minute: 'min',
    jump: 'Aller à la recette',
    by: 'par',
    comments: 'Commentaires',
  },
  es: {
    ingredients: 'Ingredientes',
    method: 'Preparación',
    notes: 'Notas',
    equipment: 'Utensilios',
    nutrition: 'Valores por ración',
    yield: 'Para',
    prep: 'Preparación',
    cook: 'Cocción',
    total: 'Total',
    hour: 'h',
    minute: 'min',
    jump: 'Ir a la receta',
    by: 'por',
    comments: 'Comentarios',
  },
  ja: {
    ingredients: '材料',
    method: '作り方',
    notes: 'メモ',
    equipment: '道具',
    nutrition: '栄養成分',
    yield: '分量',
    prep: '下準備',
    cook: '炊飯',
    total: '合計',
    hour: '時間',
    minute: '分',
    jump: 'レシピへ',
    by: '文:',
    comments: 'コメント',
  },
};

/** Hours and minutes as people read them, each with its name in markup. */
export function timeParts(minutes: number, language: Language) {
  const { hour, minute } = wordsByLanguage[language];
  const parts = [
    { name: 'hours', amount: Math.floor(minutes / 60), unit: hour },
    { name: 'minutes', amount: minutes % 60, unit: minute },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}

/** A date such as 2026-03-04 as people read it. */
export const dateText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
