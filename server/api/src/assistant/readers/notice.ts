/** Says that an AI answers and what is kept, in the languages that the assistant speaks. */
const notices: ReadonlyMap<string, string> = new Map([
  ['en', 'An AI answers and can be wrong. Questions are kept for 30 days, without your name.'],
  [
    'de',
    'Hier antwortet eine KI, die sich irren kann. Fragen werden 30 Tage lang ohne Namen gespeichert.',
  ],
  ['es', 'Responde una IA que puede equivocarse. Las preguntas se guardan 30 días, sin nombre.'],
  ['fr', 'Une IA répond et peut se tromper. Les questions sont gardées 30 jours, sans nom.'],
  ['it', 'Risponde un’IA che può sbagliare. Le domande sono conservate per 30 giorni, senza nome.'],
  [
    'pt',
    'Quem responde é uma IA, que pode errar. As perguntas ficam guardadas por 30 dias, sem nome.',
  ],
  [
    'pl',
    'Odpowiada AI, która może się mylić. Pytania są przechowywane przez 30 dni, bez imienia i nazwiska.',
  ],
  ['ja', 'AIが回答します。間違えることがあります。質問は名前なしで30日間保存されます。'],
]);

/** What stands under each conversation (EU AI Act, article 50). */
export const noticeIn = (language: string): string => notices.get(language) ?? '';
