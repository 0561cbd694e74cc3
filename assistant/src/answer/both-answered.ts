import type { Memory } from '../question/memory';
import { languageOf } from '../language/languages';
import { phrasesOf } from '../retrieval/phrases-of';
import type { PreparedPost } from '../retrieval/prepared';
import { rememberedExclusions } from '../safety/known-exclusions';
import type { Intent, Reply, Setting } from './reply';
import { joinTraces } from './trace';

/** These answer the whole text, or none of it. */
const undivided: ReadonlySet<Intent> = new Set<Intent>([
  'safety',
  'greeting',
  'thanks',
  'offtopic',
]);

/**
 * Two questions in one text are answered one after the other. What the reader cannot eat is known to both,
 * wherever it was said. The whole is kept where it is a warning, or where neither part has an answer.
 * @param whole the answer to both as one
 * @param answer answers one part, with what is remembered and the sign-off
 */
export function bothAnswered(
  { memory, voice }: Setting<PreparedPost>,
  whole: Reply,
  answer: (part: string, memory: Memory, signOff: string) => Reply,
  [one, other]: readonly [string, string],
): Reply {
  if (undivided.has(whole.intent)) return whole;
  const first = answer(one, { ...memory, ...rememberedExclusions(whole.exclusions) }, '');
  const second = answer(other, first.memory, memory.question === null ? voice.sign_off : '');
  const both = [first, second];
  const language = languageOf(whole.language);
  const say = language === null ? null : phrasesOf(language, voice);
  const isKnown = both.some(({ tier }) => tier !== 'refusal');
  const isAlike = first.text === second.text;
  if (!isKnown || isAlike || both.some(({ intent }) => undivided.has(intent))) return whole;
  /** A miss is one of its part alone. */
  const withPart = ({ text, tier }: Reply, part: string) =>
    tier === 'refusal' && say !== null ? `${say.inQuotes(part)} ${text}` : text;
  const tiers = both.map(({ tier }) => tier).filter((tier) => tier !== 'refusal');
  return {
    ...second,
    text: [withPart(first, one), withPart(second, other)].join('\n'),
    // Of two the one that is trusted less.
    tier: tiers.includes('general') ? 'general' : (tiers[0] ?? 'refusal'),
    sources: both.flatMap(({ sources }) => sources),
    related: both.flatMap(({ related }) => related),
    links: whole.links,
    intent: first.intent,
    topic: first.topic,
    isUnanswered: both.some(({ isUnanswered }) => isUnanswered),
    isFixed: both.some(({ isFixed }) => isFixed),
    asksModel: both.every(({ isFixed }) => !isFixed) && both.some(({ asksModel }) => asksModel),
    facts: both.flatMap(({ facts }) => facts),
    wantsNumber: false,
    memory: { ...second.memory, question: whole.memory.question },
    warning: whole.warning,
    trace: joinTraces(first.trace, second.trace),
  };
}
