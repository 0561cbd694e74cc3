import {
  type Asked,
  type Group,
  joined,
  labelOf,
  nearest,
  placeOf,
  stemsOf,
} from '../insights/group';

/** A question with the reader who asked it, and the post under which it was. */
export interface AskedBy extends Asked {
  visitor: string;
  post: string;
}

/** A group with who asked, and which of the questions are in it. */
export interface Grouped {
  post: string;
  visitors: Set<string>;
  questions: number[];
  label: () => string | null;
}

/**
 * Puts questions into groups one after the other, as the product does, without a database.
 * @returns them in the order of their first question; small talk is in none.
 */
export function groupAll(all: readonly AskedBy[]): Grouped[] {
  const byTopic = new Map<string, { group: Group; of: Grouped }>();
  const byPost = new Map<string, Map<Group, Grouped>>();
  const found: Grouped[] = [];
  for (const [index, asked] of all.entries()) {
    const place = placeOf(asked);
    if (place === null) continue;
    const { intent, topic } = place;
    const key = `${asked.post} ${intent} ${topic}`;
    const ofPost = byPost.get(asked.post) ?? new Map<Group, Grouped>();
    byPost.set(asked.post, ofPost);
    const like = topic === null ? nearest(stemsOf(asked), ofPost.keys()) : null;
    const known = topic === null ? like && { group: like, of: ofPost.get(like) } : byTopic.get(key);
    const of = known?.of ?? {
      post: asked.post,
      visitors: new Set<string>(),
      questions: [],
      label: () => null,
    };
    if (!known) found.push(of);
    const isNew = !of.visitors.has(asked.visitor);
    of.visitors.add(asked.visitor);
    of.questions.push(index);
    if (!isNew) continue;
    const before = known?.group ?? null;
    const group = joined(before ?? place, before, asked);
    of.label = () => labelOf(group.samples);
    if (before) ofPost.delete(before);
    ofPost.set(group, of);
    if (group.topic !== null)
      byTopic.set(`${asked.post} ${group.intent} ${group.topic}`, { group, of });
  }
  return found;
}
