import { Day } from '@cpal/shared/controls';
import { ButtonLink } from '@cpal/shared/ui';
import { type ReactNode, useId } from 'react';
import type { NextStep } from './next-step';
import styles from './next-step-card.module.css';
import { StepMark } from './step-mark';

interface NextStepCardProps {
  step: NextStep;
  /** Above what is a screen's own matter: less of everything. */
  isCompact?: boolean;
  /** What stands below the step, such as the way to it. */
  children?: ReactNode;
}

/** What to do next, above everything else, since it is what a member came for. */
export function NextStepCard({ step, isCompact = false, children }: NextStepCardProps) {
  const titleId = useId();
  const { tone, mark, title, text, until, action } = step;
  return (
    <section
      className={isCompact ? styles.compact : styles.step}
      data-tone={tone}
      aria-labelledby={titleId}
    >
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
      {Boolean(children) && <div className={styles.rail}>{children}</div>}
    </section>
  );
}
