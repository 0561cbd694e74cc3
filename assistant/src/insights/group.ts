import { languageOf } from '../language/languages';
import { words } from '../language/words';

/** A question as it is put into a group; `text` without what tells who asked. */
export interface Asked {
  text: string;
  language: string;
  /** As `topicOf` gives it. */
  topic: readonly string[];
}

/** A question of a group that its label may be taken from. */
export interface GroupSample {
  text: string;
  stems: string[];
}

/** Where a question belongs as far as its topic says. */
export interface Place {
  intent: string;
  /** What it names within the intent; null where only its words tell. */
  topic: string | null;
}

/** Questions that mean the same. */
export interface Group extends Place {
  /** How often each stem was in a question of it. */
  stems: Readonly<Record<string, number>>;
  samples: readonly GroupSample[];
}

/** Intents of which nothing can be learnt about a post. */
const talk: ReadonlySet<string> = new Set(['greeting', 'thanks', 'offtopic']);

/** Intents whose questions ask the same where they name nothing. */
const whole: ReadonlySet<string> = new Set([
  'scale',
  'ingredient_list',
  'storage',
  'temperature',
  'duration',
  'nutrition',
  'related',
]);

/** Samples of a group: enough to tell which question is nearest to the others. */
const mostSamples = 12;

/** Stems that a group remembers. */
const mostStems = 24;

/**
 * The least likeness of a question to a group that it is put into, from 0 to 1: by words alone, and
 * where the group's questions name something that this one does not.
 */
const enough = 0.5;
const enoughForTopic = 0.6;

/** Where a question belongs; null where it is small talk, or its words are gone. */
export function placeOf({ text, topic: [intent = 'other', ...slots] }: Asked): Place | null {
  if (text === '' || talk.has(intent)) return null;
  const isTold = slots.length > 0 || whole.has(intent);
  return { intent, topic: isTold ? slots.join(' ') : null };
}

/** The stems of a question's words that carry a subject, each once; of all words where none does. */
export function stemsOf({ text, language }: Pick<Asked, 'language' | 'text'>): string[] {
  const all = words(text, languageOf(language) ?? 'en');
  const kept = all.filter(({ isStop }) => !isStop);
  return [...new Set((kept.length > 0 ? kept : all).map(({ stem }) => stem))];
}

/** How like a question is to those of a group: the cosine of their stems, from 0 to 1. */
function likeness(stems: readonly string[], group: Pick<Group, 'stems'>): number {
  const counts = Object.values(group.stems);
  const length = Math.sqrt(counts.reduce((sum, count) => sum + count * count, 0));
  const shared = stems.reduce((sum, stem) => sum + (group.stems[stem] ?? 0), 0);
  return length === 0 ? 0 : shared / (length * Math.sqrt(stems.length));
}

/**
 * The group that a question belongs to by its words, where its topic does not tell.
 * @returns null where none is like enough.
 */
export function nearest<G extends Group>(stems: readonly string[], groups: Iterable<G>): G | null {
  let best: G | null = null;
  let most = 0;
  for (const group of groups) {
    const like = likeness(stems, group);
    if (like < (group.topic === null ? enough : enoughForTopic) || like <= most) continue;
    [best, most] = [group, like];
  }
  return best;
}

function withStems(known: Group['stems'], added: readonly string[]): Group['stems'] {
  const counts = new Map(Object.entries(known));
  for (const stem of added) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const all = [...counts].toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries(all.slice(0, mostStems));
}

/** A group with one more question of another visitor; a new one where it is none yet. */
export function joined({ intent, topic }: Place, group: Group | null, asked: Asked): Group {
  const stems = stemsOf(asked);
  const { samples, stems: known } = group ?? { samples: [], stems: {} };
  const isFull = samples.length >= mostSamples;
  return {
    intent,
    topic,
    stems: withStems(known, stems),
    samples: isFull ? samples : [...samples, { text: asked.text, stems }],
  };
}

/** What two questions share of their stems, from 0 to 1. */
function overlap(a: GroupSample, b: GroupSample): number {
  const shared = a.stems.filter((stem) => b.stems.includes(stem)).length;
  const all = new Set([...a.stems, ...b.stems]).size;
  return all === 0 ? 0 : shared / all;
}

/** The sample that is nearest to all others, the earliest of several; null without samples. */
export function labelOf(samples: readonly GroupSample[]): string | null {
  const nearness = samples.map((one) =>
    samples.reduce((sum, other) => sum + overlap(one, other), 0),
  );
  const best = nearness.indexOf(Math.max(...nearness));
  return samples[best]?.text ?? null;
}
