import { fewestVisitors, type Insights } from '@cpal/shared/contract/insights/insights';
import { Card, Tabs } from '@cpal/shared/controls';
import { useSearchParams } from '@cpal/shared/router';
import { figure } from '../../../lib/figures';
import type { View } from '../view';
import { showQuery } from '../view';
import { GapsInPro } from './gaps-in-pro';
import { QuestionList } from './question-list';
import { questionTabs, type QuestionTab } from './question-tabs';

interface QuestionsProps {
  insights: Pick<Insights, 'gaps' | 'pro' | 'top' | 'totals'>;
  blogId: string;
  view: View;
}

const labels: Record<QuestionTab, string> = {
  gaps: 'Gaps',
  unhelpful: 'Not helped',
  all: 'All',
};

const tabOrder = ['gaps', 'unhelpful', 'all'] as const satisfies readonly QuestionTab[];

const leads: Record<QuestionTab, string> = {
  gaps: 'Your posts don’t cover these. Readers see your answer as soon as you save it.',
  unhelpful: 'Readers rated these answers as not helpful at least as often as helpful.',
  all: 'Everything that several readers asked, most readers first.',
};

const noneOf: Record<Exclude<QuestionTab, 'all'>, string> = {
  gaps: 'Your posts cover every question that several readers asked.',
  unhelpful: 'No answer was rated as not helpful more often than as helpful.',
};

/** What several readers asked, each question once, in one list; the address keeps which part is shown. */
export function Questions({ insights, blogId, view }: QuestionsProps) {
  const [query, setQuery] = useSearchParams();
  const { gaps, pro, totals } = insights;
  const { counts, lists, most } = questionTabs(insights);
  const asked = tabOrder.find((tab) => tab === query.get(showQuery));
  const selected = asked ?? (counts.gaps > 0 ? 'gaps' : 'all');
  if (counts.all + counts.gaps === 0)
    return (
      <Card title="Questions">
        <p>{whyNone(totals.visitors)}</p>
      </Card>
    );
  const select = (tab: QuestionTab) =>
    setQuery(
      (before) => {
        before.set(showQuery, tab);
        return before;
      },
      { preventScrollReset: true },
    );
  return (
    <Card title="Questions">
      <Tabs
        label="Which questions"
        tabs={tabOrder.map((id) => ({ id, label: `${labels[id]} (${figure(counts[id])})` }))}
        selected={selected}
        onSelect={select}
      >
        {selected === 'gaps' && pro === null && gaps.questions > 0 ? (
          <GapsInPro gaps={gaps} days={view.days} />
        ) : (
          <Part tab={selected} questions={lists[selected]} {...{ most, blogId, view }} />
        )}
      </Tabs>
    </Card>
  );
}

type PartProps = Omit<Parameters<typeof QuestionList>[0], 'label'> & { tab: QuestionTab };

function Part({ tab, questions, ...shared }: PartProps) {
  if (questions.length === 0 && tab !== 'all') return <p>{noneOf[tab]}</p>;
  return (
    <>
      <p>{leads[tab]}</p>
      <QuestionList key={tab} label={labels[tab]} questions={questions} {...shared} />
    </>
  );
}

const whyNone = (visitors: number) =>
  visitors < fewestVisitors
    ? `Fewer than ${fewestVisitors} readers asked a question so far. A question appears here once ${fewestVisitors} readers have asked it, so that no reader can be identified.`
    : `No question has been asked by ${fewestVisitors} readers yet. A question appears here once it has, so that no reader can be identified.`;
