import { Card } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { ButtonLink } from '@cpal/shared/ui';
import styles from './what-pro-adds.module.css';

/** By the features of the plan, as the pricing page names them. */
const parts = [
  [
    'Analytics+ Dashboard',
    'The questions that your posts do not answer, most asked first, each with a link to answer it.',
  ],
  [
    'User Engagement Metrics',
    'How many answers helped, which languages your readers write in, and which related recipes and affiliate links they click.',
  ],
  ['Traffic Analysis', 'Questions and readers each day, and the hours when they ask.'],
  ['Recipe Performance Tracking', 'All posts in one table, ranked by questions, gaps and clicks.'],
] as const;

/** For members of the Basic plan: what else there is to know, in words. */
export function WhatProAdds() {
  return (
    <Card title="What Pro adds">
      <p>
        Your Basic plan shows the questions asked most, and how many there were. Pro also shows:
      </p>
      <dl className={styles.parts}>
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink tone="secondary" to={paths.billing()}>
          Change your plan
        </ButtonLink>
      </p>
    </Card>
  );
}
