import type { AskedQuestion, Insights } from '@cpal/shared/contract/insights';

const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

type Table = readonly (readonly (string | number | null)[])[];

/** Both lists of questions in one, each question once. */
function questionTable({ top, pro }: Insights): Table {
  const asked = new Map<string, AskedQuestion>();
  for (const one of [...top, ...(pro?.unanswered ?? [])]) asked.set(one.id, one);
  return [
    ['question', 'post', 'address', 'readers', 'times', 'unanswered', 'helpful', 'not helpful'],
    ...[...asked.values()].map((one) => [
      one.question,
      one.post?.title ?? null,
      one.post?.url ?? null,
      one.visitors,
      one.times,
      one.unanswered,
      one.helpful,
      one.unhelpful,
    ]),
  ];
}

/** What can be downloaded of an answer, by name; each with the names of its columns first. */
export function insightTables(insights: Insights): Record<string, Table> {
  const { pro } = insights;
  const questions = { Questions: questionTable(insights) };
  if (pro === null) return questions;
  return {
    ...questions,
    Days: [
      ['day (UTC)', 'questions', 'readers'],
      ...pro.days.map((one) => [isoDay(one.day), one.questions, one.visitors]),
    ],
    Posts: [
      [
        'post',
        'address',
        'questions',
        'readers',
        'unanswered',
        'helpful',
        'not helpful',
        'related clicks',
        'link clicks',
      ],
      ...pro.posts.map(({ post, ...counts }) => [
        post.title,
        post.url,
        counts.questions,
        counts.visitors,
        counts.unanswered,
        counts.helpful,
        counts.unhelpful,
        counts.related_clicks,
        counts.link_clicks,
      ]),
    ],
  };
}
