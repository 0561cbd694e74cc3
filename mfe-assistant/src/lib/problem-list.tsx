import type { PostProblem } from '@cpal/shared/contract/blogs/blog';
import { VisuallyHidden } from '@cpal/shared/ui';
import styles from './problem-list.module.css';
import { letReaderIn, type Repair, repairOf } from './repairs';

/** What is wrong with a post, each with what helps. */
export function ProblemList({ problems }: { problems: readonly PostProblem[] }) {
  return (
    <ul className={styles.problems} aria-label="Problems">
      {problems.map(({ code, message }) => (
        <li key={code}>
          <p>{message}</p>
          <RepairHint className={styles.repair} repair={repairOf(code)} />
        </li>
      ))}
    </ul>
  );
}

/** Why the posts of a blog could not be found, with what lets our reader in where it was turned away. */
export function BlogProblem({ problem: { code, message } }: { problem: PostProblem }) {
  return (
    <>
      <p>{message}</p>
      {code === 'turned_away' && <RepairHint repair={letReaderIn} />}
    </>
  );
}

interface RepairHintProps {
  repair: Repair;
  className?: string | undefined;
}

/** What repairs a problem, with the way to a guide where there is one. */
export function RepairHint({ repair: { text, guide }, className }: RepairHintProps) {
  return (
    <p className={className}>
      <span>{text}</span>
      {guide && (
        <span>
          {' '}
          <a href={guide.url} target="_blank" rel="noopener noreferrer">
            <span>{guide.label}</span>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </span>
      )}
    </p>
  );
}
