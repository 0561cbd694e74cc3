import { fold } from '../language/fold';

/** Folded stems of orders that a recipe never gives its cook, in the languages of the assistant. */
const orders = new RegExp(
  [
    '\\b(?:ignor|disregard|forget|override|bypass|vergiss|missachte|olvida|oubli|dimentica|esque[cç]|zapomnij|zignoruj)\\w*\\b.{0,60}\\b(?:instruction|rule|prompt|previous|above|prior|guideline|anweisung|regel|vorherig|instruccion|regla|anterior|consigne|regle|precedent|istruzion|regole|instruco|regra|instrukcj|zasad|polecen)',
    '\\b(?:you are|act as|pretend|du bist|eres|tu es|sei|voce e|jestes)\\b.{0,30}\\b(?:assistant|a\\.?i\\.?|chatbot|bot|gpt|llm|language model|assistent|asistente|assistente|asystent)\\b',
    '\\b(?:system|developer|hidden) ?(?:prompt|message|mode|instruction)|\\bjailbreak|\\bprompt injection|<\\/?(?:system|assistant|user)>|\\[\\/?inst\\]|^ *(?:system|assistant|user) *:',
    '\\b(?:assistant|chatbot|a\\.?i\\.?|language model|llm)s?\\b.{0,40}\\b(?:must|should|shall|always|never|reply|respond|tell|say|recommend|praise)\\b|\\b(?:tell|recommend|show) (?:the|every|all|your) (?:reader|user|visitor|customer)s?\\b',
    '(?:指示|命令|ルール|プロンプト)を?.{0,10}(?:無視|忘れ)',
  ].join('|'),
  'm',
);

const sentence = /[^.!?。！？\n]+[.!?。！？\n]*/gu;

/** A text without the sentences that are meant for a machine; the others stay as they are. */
export const withoutOrders = (text: string): string =>
  (text.match(sentence) ?? [])
    .filter((one) => !orders.test(fold(one.toLowerCase().slice(0, 1_000))))
    .join('');
