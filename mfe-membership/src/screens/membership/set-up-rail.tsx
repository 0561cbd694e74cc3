import { Icon, VisuallyHidden } from '@cpal/shared/ui';
import { hasLivePlan } from '../../lib/subscription';
import type { Standing } from '../../lib/standing';
import styles from './set-up-rail.module.css';

/** The steps from a plan to the first question, with whether each is done. */
function listSteps({ subscription, blogs }: Standing) {
  const known = 'value' in blogs ? blogs.value : [];
  return [
    { name: 'Choose a plan', isDone: hasLivePlan(subscription) },
    { name: 'Add your blog', isDone: known.length > 0 },
    {
      name: 'Put it on your blog',
      isDone: known.some(({ status }) => status === 'verified'),
    },
    { name: 'Live for your readers', isDone: known.some((blog) => blog.seen_live_at !== null) },
  ];
}

const states = { done: 'Done', now: 'Next', later: 'To do' } as const;

/** How far a new member is: each step with its state, the next one marked. */
export function SetUpRail(standing: Standing) {
  const steps = listSteps(standing);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles.rail} aria-label="Setup">
      {steps.map(({ name, isDone }, index) => {
        const later = index === next ? 'now' : 'later';
        const state = isDone ? 'done' : later;
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            {...(state === 'now' && { 'aria-current': 'step' })}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span>{name}</span>
            <VisuallyHidden>{`, ${states[state]}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
