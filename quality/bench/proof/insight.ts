import { sentences } from '@cpal/assistant/insights';
import { families, monthlyVisits, planVisits } from '@cpal/demo-blog/month';
import { openQuestion, slug } from './transcript';

const none = {
  questions: 0,
  visitors: 0,
  conversations: 0,
  answered: 0,
  unanswered: 0,
  general: 0,
  helpful: 0,
  unhelpful: 0,
};

/** What the demo blog's blogger is told of a question that its readers of a month ask and its post leaves open. */
export function tellOfGap(title: string): string {
  const family = families.find(({ texts }) => texts.includes(openQuestion));
  const visits = planVisits({ count: monthlyVisits }).filter(
    (visit) => visit.slug === slug && visit.questions.some((one) => family?.texts.includes(one)),
  );
  const visitors = new Set(visits.map(({ visitor }) => visitor)).size;
  const shown = {
    ...none,
    id: slug,
    question: openQuestion,
    post: { id: slug, title, url: `https://example.com/${slug}` },
    visitors,
    times: visits.length,
  };
  const gap = { shown, intent: 'other', topic: null };
  const totals = { ...none, questions: visits.length, visitors };
  const [first] = sentences({ days: 30, totals, before: none, top: [], gaps: [gap] });
  if (first?.kind !== 'gap') throw new Error('Nobody asked what the post leaves open.');
  return first.text;
}
