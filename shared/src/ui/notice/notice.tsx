import type { ReactNode } from 'react';
import tones from '../tone/tone.module.css';
import styles from './notice.module.css';

interface NoticeProps {
  /** `bad` interrupts a screen reader, the others wait for a pause. */
  tone: 'info' | 'good' | 'warn' | 'bad';
  children: ReactNode;
}

/** A message about what happened, read out when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${tones[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
