import { useRef, useState } from 'react';
import { nearestToCenter } from './nearest-to-center';
import { Section } from './section';
import { WorkflowStep } from './workflow-step';
import { steps } from './workflow-steps';
import styles from './workflow.module.css';

/**
 * The four steps from a reader's hello to the blogger's insight. The numbered buttons bring a step
 * to the center of the scrolling list; the step nearest the center is the active one (spec,
 * section 2). Narrow screens, and pages without script, show the steps one under the other.
 */
export function Workflow() {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);

  const show = (index: number) => {
    const step = list.current?.children[index];
    if (!(list.current && step instanceof HTMLElement)) return;
    // Assigned, not scrollTo: the style sheet says whether the way there is smooth.
    list.current.scrollTop = step.offsetTop + step.offsetHeight / 2 - list.current.clientHeight / 2;
  };

  return (
    <Section
      id="workflow"
      title="How CPal works with your readers"
      lead="From the first hello under your recipe to what you learn from it, in four steps."
    >
      <div className={styles.workflow}>
        <div className={styles.buttons} role="group" aria-label="Steps">
          {steps.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={styles.button}
              aria-current={index === active ? 'step' : undefined}
              onClick={() => show(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span>{title}</span>
            </button>
          ))}
        </div>
        <ol
          ref={list}
          className={styles.list}
          // A scroll area must be reachable by keyboard, also where the browser does not see to it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="The four steps"
          onScroll={(event) => setActive(nearestToCenter(event.currentTarget))}
        >
          {steps.map((step, index) => (
            <WorkflowStep
              key={step.title}
              {...step}
              number={index + 1}
              isActive={index === active}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}
