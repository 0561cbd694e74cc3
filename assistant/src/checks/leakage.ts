/** What only a program says that talks about what it was told. */
const confessions =
  /\bsystem prompt\b|\b(?:my|these|the|your) (?:instructions|guidelines|rules) (?:say|are|were|tell)|\bi was (?:told|instructed|programmed)\b|\bas an? (?:ai|language) (?:language )?model\b|\bignor(?:e|ing) (?:all|any|my|the|previous|prior)\b|\bprompt injection\b|\bdeveloper mode\b|\bnonce\b/i;

/** "My rules", "my instructions", which a recipe's answer has no word of; in the languages of readers. */
const ownRules = new RegExp(
  [
    '\\bmy (?:rules|instructions|prompt)\\b|\\bmeine\\w? (?:regeln|anweisungen|instruktionen|vorgaben)\\b|\\bmis (?:reglas|instrucciones)\\b',
    '\\bmes (?:regles|règles|consignes|instructions)\\b|\\b(?:le )?mie (?:regole|istruzioni)\\b|\\bminhas (?:regras|instruções|instrucoes)\\b|\\bmoje (?:zasady|instrukcje|pravidla|instrukce|pokyny)\\b',
    '\\bmijn (?:regels|instructies)\\b|\\bmina (?:regler|instruktioner)\\b|\\bmine (?:regler|instruk\\w+)\\b|\\b(?:sääntöni|ohjeeni)\\b|\\b(?:kurallarım|talimatlarım)\\b|(?:мої|мои) (?:правила|інструкції|инструкции)',
    '(?:私|わたし)の(?:ルール|規則|指示)|(?:제|내|나의) (?:규칙|지시)|我的(?:规则|規則|指令|指示)|تعليماتي|قواعدي',
  ].join('|'),
  'iu',
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

const runsOf = (text: string, length: number) => {
  const words = wordsOf(text);
  return words
    .slice(length - 1)
    .map((_word, index) => words.slice(index, index + length).join(' '));
};

/** Words in a row that no answer has by chance. */
const maxShared = 6;

/**
 * Makes a check of whether a text repeats what a model was told rather than answering.
 * @param secrets never appear in an answer at all.
 */
export function leakCheck(instructions: string, secrets: readonly string[]) {
  const told = new Set(runsOf(instructions, maxShared + 1));
  return (text: string): boolean =>
    confessions.test(text) ||
    ownRules.test(text) ||
    secrets.some((secret) => text.includes(secret)) ||
    runsOf(text, maxShared + 1).some((words) => told.has(words));
}

/** Of an order, so many words with so many letters are its own. */
const minOrder = { words: 3, letters: 12 };

/** Capitals of a text that shouts what somebody ordered; names and units are shorter. */
const shout = /\p{Lu}{3,}(?:[\s'’-]+\p{Lu}{2,}){1,}/u;

/** Makes a check of whether a text does what an order in the post or the question wants said. */
export function obedienceCheck(orders: readonly string[]) {
  const wanted = new Set(
    orders
      .flatMap((order) => runsOf(order, minOrder.words))
      .filter((run) => run.length >= minOrder.letters),
  );
  return (text: string): boolean =>
    shout.test(text) || runsOf(text, minOrder.words).some((words) => wanted.has(words));
}
