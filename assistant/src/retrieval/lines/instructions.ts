import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { cuesOf } from '../cues-of';
import { sentencesOf } from './sentences';

/** Whether a folded text tells a machine what to do, in the language given or in English. */
export const isInstruction = (folded: string, language: Language): boolean =>
  cuesOf(language).injection.test(folded) || cuesOf('en').injection.test(folded);

/** Names of machines that read posts, in all languages. */
const machine =
  /\bai[- ](?:assistants?|agents?|chat|bots?|language)\b|\b(?:ki|ia)[- ](?:assist|asist|asyst|agent|chat|bot|model|system)\w*|\b(?:assisten|assistan|asisten)\w* (?:de |d'|di )?ia\b|\bchat ?-?bots?\b|\bllms?\b|\blanguage models?\b|\bsprachmodell\w*|\bmodelos? de lengua\w*|\bmodeles? de langage\b|\bmodell[oi] linguistic\w*|\bmodelos? de linguagem\b|\bmodel\w* jezykow\w*|aiアシスタント|チャットボット|言語モデル/;

/** Whether a sentence of a post is for machines: it orders something, or speaks of them by name. */
export const isPlanted = (folded: string, language: Language): boolean =>
  machine.test(folded) || isInstruction(folded, language);

/** A text of the post without the sentences planted for machines; as it is where it has none. */
export function withoutInstructions(text: string, language: Language): string {
  if (!isPlanted(fold(text), language)) return text;
  return sentencesOf(text)
    .filter((sentence) => !isPlanted(fold(sentence), language))
    .join(' ');
}
