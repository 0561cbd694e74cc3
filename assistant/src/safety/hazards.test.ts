import { type Language, languages } from '../language/languages';
import { findHazard } from './hazards';
import { everyday } from './testing/everyday-en';
import { harmless } from './testing/harmless-en';
import * as de from './testing/traps-de';
import { premises } from './testing/premises-en';
import { traps } from './testing/traps-en';
import * as es from './testing/traps-es';
import * as fr from './testing/traps-fr';
import * as it from './testing/traps-it';
import * as ja from './testing/traps-ja';
import * as pl from './testing/traps-pl';
import * as pt from './testing/traps-pt';

const questions = {
  en: { traps: [...traps, ...premises], harmless: [...harmless, ...everyday] },
  de,
  es,
  fr,
  it,
  pt,
  pl,
  ja,
};

/** The danger that the last of the questions is about, each asked after the one before. */
function topicOf(asked: string, language: Language) {
  const [first = '', second] = asked.split(' >> ');
  const topic = findHazard({ text: first, language });
  return second === undefined
    ? topic
    : findHazard({ text: second, language }, { previous: first, topic });
}

describe.each(languages)('in %s', (language) => {
  test.each(questions[language].traps)('finds %s: %s', (topic, question) => {
    expect(topicOf(question, language)).toBe(topic);
  });

  test.each(questions[language].harmless)('finds no danger: %s', (question) => {
    expect(findHazard({ text: question, language })).toBeNull();
    expect(findHazard({ text: question, language }, { dishSpoils: true })).toBeNull();
  });
});
