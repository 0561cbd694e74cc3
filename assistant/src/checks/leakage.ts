/** What only a program says that talks about what it was told. */
const confessions =
  /\bsystem prompt\b|\b(?:my|these|the|your) (?:instructions|guidelines) (?:say|are|were|tell)|\bi was (?:told|instructed|programmed)\b|\bas an? (?:ai|language) (?:language )?model\b|\bignor(?:e|ing) (?:all|any|my|the|previous|prior)\b|\bprompt injection\b|\bdeveloper mode\b/i;

/** Words in a row that no answer has by chance. */
const run = 7;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

const runsOf = (text: string) => {
  const words = wordsOf(text);
  return words.slice(run - 1).map((_word, index) => words.slice(index, index + run).join(' '));
};

/**
 * Makes a check of whether a text repeats what a model was told rather than answering.
 * @param secrets never appear in an answer at all.
 */
export function leakCheck(instructions: string, secrets: readonly string[]) {
  const told = new Set(runsOf(instructions));
  return (text: string): boolean =>
    confessions.test(text) ||
    secrets.some((secret) => text.includes(secret)) ||
    runsOf(text).some((words) => told.has(words));
}
