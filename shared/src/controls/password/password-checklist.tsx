import { passwordRules } from '../../contract/accounts/password';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { SpecialCharacters } from './special-characters';
import styles from './password-checklist.module.css';

interface PasswordChecklistProps {
  /** For the input's `aria-describedby`. */
  id: string;
  password: string;
}

/**
 * Tells of each password rule whether what is typed meets it, by mark, color and words, and which
 * characters are special. A rule that changes is read out, whole and alone.
 */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <div id={id} className={styles.rules}>
      <ul className={styles.list} aria-label="Password rules" aria-live="polite">
        {passwordRules.map(({ label, test }) => {
          const isMet = test(password);
          return (
            <li key={label} aria-atomic className={isMet ? styles.met : styles.unmet}>
              <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
              <span>{label}</span>
              <VisuallyHidden>{isMet ? ': met' : ': not met yet'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <SpecialCharacters password={password} />
    </div>
  );
}
