import { useCopy } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import styles from './code-line.module.css';

interface CodeLineProps {
  /** What is copied, such as `Copy the line`. */
  label: string;
  code: string;
  tone?: 'primary' | 'secondary';
}

/** A text to paste elsewhere, with the button that copies it. */
export function CodeLine({ label, code, tone = 'secondary' }: CodeLineProps) {
  const { copy, said } = useCopy(code);
  return (
    <div className={styles.line}>
      <code className={styles.code}>{code}</code>
      <div className={styles.action}>
        <Button tone={tone} onClick={() => void copy()}>
          {label}
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
