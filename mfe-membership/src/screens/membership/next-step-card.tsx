import { Day } from '@cpal/shared/controls';
import { ButtonLink, Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import type { Arriving } from './membership-loader';
import { nextStep } from './next-step';
import styles from './next-step-card.module.css';
import { StepMark } from './step-mark';

/** What to do next, above everything else, since it is what a member came for. */
export function NextStepCard(arriving: Arriving) {
  return (
    <Suspense fallback={stepLoading}>
      <Step {...arriving} />
    </Suspense>
  );
}

const stepLoading = (
  <div className={styles.loading}>
    <Skeleton rows={3} rowHeight={2} label="Loading your next step" />
  </div>
);

const titleId = 'next-step-title';

function Step(arriving: Arriving) {
  const { tone, mark, title, text, until, action } = nextStep({
    subscription: use(arriving.subscription),
    licenses: use(arriving.licenses),
    blogs: use(arriving.blogs),
  });
  return (
    <section className={styles.step} data-tone={tone} aria-labelledby={titleId}>
      <StepMark name={mark} />
      <h2 id={titleId}>{title}</h2>
      <p className={styles.text}>
        {until !== undefined && (
          <span>
            It runs until <Day seconds={until} />.{' '}
          </span>
        )}
        <span>{text}</span>
      </p>
      {action !== undefined && (
        <p className={styles.action}>
          <ButtonLink to={action.to} tone={tone === 'good' ? 'secondary' : 'primary'}>
            {action.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
