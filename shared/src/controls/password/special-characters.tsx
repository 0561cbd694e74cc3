import { hasSpecial, specialCharacters } from '../../contract/accounts/password';
import styles from './password-checklist.module.css';

/** The signs of a password that are not special, each once. */
const uncounted = (password: string) => {
  const signs = new Set(password.match(/[\p{P}\p{S}]/gu));
  return [...signs].filter((sign) => !specialCharacters.includes(sign));
};

/**
 * Says which characters count as special, and of those that were typed which do not: password
 * managers use others.
 */
export function SpecialCharacters({ password }: { password: string }) {
  const others = hasSpecial(password) ? [] : uncounted(password);
  return (
    <div className={styles.special} aria-live="polite">
      <p>{`Special characters: ${Array.from(specialCharacters).join(' ')}`}</p>
      {others.length > 0 && <p>{`Allowed, but not counted as special: ${others.join(' ')}`}</p>}
    </div>
  );
}
