import type { PostProblem } from '@cpal/shared/contract/blog';
import styles from './problem-list.module.css';
import { repairOf } from './repairs';

/** What is wrong with a post, each with what helps. */
export function ProblemList({ problems }: { problems: readonly PostProblem[] }) {
  return (
    <ul className={styles.problems} aria-label="Problems">
      {problems.map(({ code, message }) => (
        <li key={code}>
          <p>{message}</p>
          <p className={styles.repair}>{repairOf(code)}</p>
        </li>
      ))}
    </ul>
  );
}
