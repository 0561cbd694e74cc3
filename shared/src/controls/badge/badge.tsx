import tones from '../../ui/tone/tone.module.css';
import styles from './badge.module.css';

export type BadgeTone = 'good' | 'warn' | 'bad' | 'neutral' | 'accent';

interface BadgeProps {
  tone: BadgeTone;
  children: string;
}

/** A word that tells a state; the tone repeats what the word says. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
