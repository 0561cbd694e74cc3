import type { Result } from '@cpal/shared/api';
import type { Insights } from '@cpal/shared/contract/insights';
import { LoadProblem } from '@cpal/shared/controls';
import { useLoaderData } from '@cpal/shared/router';
import { use } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import type { insightsLoader } from './insights-loader';

/** What the readers of a blog asked. */
export function Component() {
  const { loaded, ...known } = useLoaderData<typeof insightsLoader>();
  return (
    <BlogScreen title="Insights" lead="What your readers ask, and what they get." {...known}>
      {() => <Totals loaded={loaded} />}
    </BlogScreen>
  );
}

function Totals({ loaded }: { loaded: Promise<Result<Insights> | null> }) {
  const known = use(loaded);
  if (known === null) return null;
  if ('problem' in known) {
    const message = 'Failed to load your insights. Please try again later.';
    return <LoadProblem message={message} problem={known.problem} />;
  }
  return <p>Questions: {known.value.totals.questions}</p>;
}
