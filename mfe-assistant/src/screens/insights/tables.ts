import type { Insights } from '@cpal/shared/contract/insights/insights';
import { questionTabs } from './questions/question-tabs';

const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

type Table = readonly (readonly (string | number | null)[])[];

/** The list of questions, as it is shown in all. */
function questionTable(insights: Insights): Table {
  return [
    [
      'question',
      'post',
      'address',
      'readers',
      'times',
      'unanswered',
      'from general knowledge',
      'helpful',
      'not helpful',
    ],
    ...questionTabs(insights).lists.all.map((one) => [
      one.question,
      one.post?.title ?? null,
      one.post?.url ?? null,
      one.visitors,
      one.times,
      one.unanswered,
      one.general,
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
        'from general knowledge',
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
        counts.general,
        counts.helpful,
        counts.unhelpful,
        counts.related_clicks,
        counts.link_clicks,
      ]),
    ],
  };
}
