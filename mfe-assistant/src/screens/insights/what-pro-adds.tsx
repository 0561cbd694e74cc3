import { Card } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { featureLines } from '@cpal/shared/plans';
import { ButtonLink } from '@cpal/shared/ui';
import styles from './what-pro-adds.module.css';

/** The features of the plan that this screen shows. */
const parts = [
  'Analytics+ Dashboard',
  'User Engagement Metrics',
  'Traffic Analysis',
  'Recipe Performance Tracking',
] as const;

/** For members of the Basic plan: what else there is to know, in words. */
export function WhatProAdds() {
  return (
    <Card title="What Pro adds">
      <p>
        Your Basic plan shows the questions asked most, and how many there were. Pro also shows:
      </p>
      <dl className={styles.parts}>
        {parts.map((name) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{featureLines[name]}</dd>
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
