import type { WorkflowStepContent } from './workflow-steps';
import styles from './workflow-step.module.css';

interface WorkflowStepProps extends WorkflowStepContent {
  number: number;
  /** Whether it is the one at the center of the scroll area. */
  isActive: boolean;
}

/** One step of the workflow: what happens, and a drawing of it. */
export function WorkflowStep({ number, isActive, title, bullets, image, alt }: WorkflowStepProps) {
  const Scene = image;
  return (
    <li className={styles.step} data-active={isActive || undefined}>
      <div className={styles.copy}>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h3>{title}</h3>
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
      <svg className={styles.scene} viewBox="0 0 400 300" role="img" aria-label={alt}>
        <Scene />
      </svg>
    </li>
  );
}
