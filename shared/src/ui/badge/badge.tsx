import styles from './badge.module.css';

interface BadgeProps {
  tone: 'good' | 'warn' | 'bad' | 'neutral' | 'accent';
  children: string;
}

/** A word that tells a state; the tone repeats what the word says. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
