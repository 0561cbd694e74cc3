import { prepare, reply, newMemory } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
import { type AskedBy, groupAll } from '@cpal/assistant/testing/grouped';
import { postPages } from '@cpal/demo-blog/pages';
import { families, planVisits } from '@cpal/demo-blog/month';
import { fewestVisitors } from '@cpal/shared/contract/insights/insights';
import { vMeasure } from './v-measure';

const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;
const most = 10;

/** Groups that insights show. */
const mostShown = 20;

const prepared = new Map(
  [...postPages].map(([slug, render]) => {
    const { text } = render({ origin: 'http://localhost:3002', widget: null });
    return [slug, prepare(readPost(text, `http://localhost:3002/${slug}/`).post)] as const;
  }),
);

const familyOf = (slug: string, text: string) =>
  families.findIndex((one) => one.slug === slug && one.texts.includes(text));

/**
 * Groups a simulated month of readers of which it is known who means the same.
 * @returns how many of the ten questions that most readers ask are among the groups that are shown, which
 * of them are not, and how many groups are shown that fewer than three visitors asked.
 */
export function scoreMonth(count: number, seed: number) {
  const asked: AskedBy[] = [];
  const actual: number[] = [];
  for (const { slug, visitor, questions } of planVisits({ count, seed })) {
    const post = prepared.get(slug);
    if (!post) throw new Error(`there is no ${slug}`);
    let memory = newMemory;
    for (const text of questions) {
      const setting = { post, memory, voice, house: [], links: [], blog: null };
      const answer = reply(setting, text, { languageHints: [post.language] });
      ({ memory } = answer);
      asked.push({ text, visitor, post: slug, language: answer.language, topic: answer.topic });
      actual.push(familyOf(slug, text));
    }
  }
  const groups = groupAll(asked);
  const shown = groups.filter(({ visitors }) => visitors.size >= fewestVisitors);
  const ranked = shown.toSorted((a, b) => b.visitors.size - a.visitors.size).slice(0, mostShown);
  const truth = families
    .map((one, index) => ({
      one,
      index,
      visitors: new Set(asked.flatMap(({ visitor }, at) => (actual[at] === index ? visitor : [])))
        .size,
    }))
    .toSorted((a, b) => b.visitors - a.visitors)
    .slice(0, most);
  /** The family that most questions of a group are of. */
  const familyIn = (members: readonly number[]) => {
    const counts = new Map<number, number>();
    for (const at of members) {
      const family = actual[at] ?? -1;
      counts.set(family, (counts.get(family) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  };
  const found = new Set(ranked.map(({ questions }) => familyIn(questions)));
  const clusterOf = new Map(
    groups.flatMap(({ questions }, cluster) =>
      questions.map((at) => [at, String(cluster)] as const),
    ),
  );
  const pairs = actual.map(
    (family, at) =>
      [
        family < 0 ? `alone ${asked[at]?.text}` : String(family),
        clusterOf.get(at) ?? `none ${at}`,
      ] as const,
  );
  return {
    found: truth.filter(({ index }) => found.has(index)).length,
    missed: truth.filter(({ index }) => !found.has(index)).map(({ one }) => one.texts[0] ?? ''),
    tooFew: shown.filter(
      ({ questions }) => new Set(questions.map((at) => asked[at]?.visitor)).size < fewestVisitors,
    ).length,
    labels: ranked.slice(0, most).map(({ label, visitors }) => `${visitors.size} ${label()}`),
    agreement: vMeasure(pairs),
  };
}
