import type { SafetyTopic } from '../language/cues/cues';
import { type Language, languages } from '../language/languages';
import type { Citation } from './citation';
import { citations } from './citations';
import { advice, adviceSources } from './safety/advice';
import { rowsOf } from './table';

export interface Advice {
  /** One to three sentences with the official figure. */
  text: string;
  citation: Citation;
}

const read = new Map<string, readonly string[]>();

/** The fixed careful answer to a question of safety, in a language, with its source. */
export function safetyAdvice(topic: SafetyTopic, language: Language): Advice {
  if (read.size === 0) for (const [id = '', ...texts] of rowsOf(advice)) read.set(id, texts);
  const text = read.get(topic)?.[languages.indexOf(language)];
  if (text === undefined) throw new Error(`no advice on ${topic}`);
  return { text, citation: citations[adviceSources[topic]] };
}
