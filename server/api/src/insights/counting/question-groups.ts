import {
  heated,
  joined,
  labelOf,
  nearest,
  noHeat,
  placeOf,
  stemsOf,
} from '@cpal/assistant/insights';
import { fewestVisitors } from '@cpal/shared/contract/insights/insights';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db } from '../../db/client';
import { posts, questionGroups } from '../../db/schema';
import type { ToCount } from './count-some';

type Group = typeof questionGroups.$inferSelect;

/** Groups of a post, most asked of late, whose words are compared with those of a question. */
const maxCompared = 60;

/** The fewest samples that a new label is chosen from. */
const minSamples = 3;

const askedOf = ({ question, language, topic, intent }: ToCount) => ({
  text: question,
  language,
  topic: topic ?? [intent],
});

const keyOf = ({ postId, intent, topic }: { postId: string; intent: string; topic: string }) =>
  `${postId} ${intent} ${topic}`;

/** Groups by what they name; for questions that name nothing, the most asked of each post. */
async function readGroups(tx: Db, rows: readonly ToCount[]): Promise<Group[]> {
  const named = new Set<string>();
  const [told, untold] = [new Set<string>(), new Set<string>()];
  for (const row of rows) {
    const place = placeOf(askedOf(row));
    if (place === null || row.postId === null) continue;
    (place.topic === null ? untold : told).add(row.postId);
    if (place.topic !== null) named.add(place.topic);
  }
  const byTopic =
    told.size === 0
      ? []
      : await tx
          .select()
          .from(questionGroups)
          .where(
            and(
              inArray(questionGroups.postId, [...told]),
              isNotNull(questionGroups.topic),
              inArray(questionGroups.topic, [...named]),
            ),
          );
  if (untold.size === 0) return byTopic;
  const asked = tx
    .select({ postId: posts.id })
    .from(posts)
    .where(inArray(posts.id, [...untold]))
    .as('asked');
  const compared = tx
    .select()
    .from(questionGroups)
    .where(eq(questionGroups.postId, asked.postId))
    .orderBy(desc(questionGroups.trendScore))
    .limit(maxCompared)
    .as('compared');
  const byWords = await tx
    .select()
    .from(asked)
    .innerJoinLateral(compared, sql`true`);
  return [...byTopic, ...byWords.map((row) => row.compared)];
}

const excluded = (name: string) => sql.raw(`excluded.${name}`);

/** The groups that these questions may belong to, and what becomes of them. */
export async function openGroups(tx: Db, rows: readonly ToCount[]) {
  const byKey = new Map<string, Group>();
  const byPost = new Map<string, Set<Group>>();
  const changed = new Set<Group>();

  const known = new Map<string, Group>();
  const know = (group: Group) => {
    known.set(group.id, group);
    const { topic, postId } = group;
    if (topic !== null) byKey.set(keyOf({ ...group, topic }), group);
    byPost.set(postId, (byPost.get(postId) ?? new Set()).add(group));
    return group;
  };
  for (const group of await readGroups(tx, rows)) if (!known.has(group.id)) know(group);

  const toNew = (row: ToCount, postId: string, place: { intent: string; topic: string | null }) =>
    know({
      id: crypto.randomUUID(),
      blogId: row.blogId,
      postId,
      ...place,
      stems: {},
      samples: [],
      sampledAt: null,
      label: null,
      visitors: 0,
      trendScore: noHeat,
      unansweredTrend: noHeat,
      lastAskedAt: row.createdAt,
    });

  return {
    /** The group of a question, a new one where it has none; null if it belongs to none. */
    find: (row: ToCount): Group | null => {
      const { postId } = row;
      const asked = askedOf(row);
      const place = placeOf(asked);
      if (place === null || postId === null) return null;
      const { topic } = place;
      const found =
        topic === null
          ? nearest(stemsOf(asked), byPost.get(postId) ?? [])
          : byKey.get(keyOf({ ...place, postId, topic }));
      return found ?? toNew(row, postId, place);
    },

    /** Adds a question to its group; a visitor who asks again adds no words to it. */
    join: (
      group: Group,
      row: ToCount,
      { isNewVisitor, at }: { isNewVisitor: boolean; at: number },
    ) => {
      changed.add(group);
      group.trendScore = heated(group.trendScore, at);
      if (row.isUnanswered) group.unansweredTrend = heated(group.unansweredTrend, at);
      if (row.createdAt > group.lastAskedAt) group.lastAskedAt = row.createdAt;
      if (!isNewVisitor) return;
      const { stems, samples } = joined(group, group, askedOf(row));
      Object.assign(group, { stems, samples });
      group.visitors += 1;
      group.sampledAt ??= row.createdAt;
      const isEnough = group.visitors >= fewestVisitors;
      if (isEnough && (group.label === null || samples.length >= minSamples))
        group.label = labelOf(samples);
    },

    store: async (db: Db) => {
      if (changed.size === 0) return;
      await db
        .insert(questionGroups)
        .values([...changed])
        .onConflictDoUpdate({
          target: questionGroups.id,
          set: {
            stems: excluded('stems'),
            samples: excluded('samples'),
            sampledAt: excluded('sampled_at'),
            label: excluded('label'),
            visitors: excluded('visitors'),
            trendScore: excluded('heat'),
            unansweredTrend: excluded('gap_heat'),
            lastAskedAt: excluded('last_asked_at'),
          },
        });
    },
  };
}
