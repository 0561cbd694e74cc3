import { StatusMessage } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './book.module.css';

interface BookProps {
  /** The label of the button that opens an empty form. */
  action: string;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  /** What was done last; empty where nothing was. */
  told: string;
  children: ReactNode;
}

/** A list of entries below the button that begins a new one. */
export function Book({ action, opener, onOpen, told, children }: BookProps) {
  return (
    <div className={styles.book}>
      <div className={styles.head}>
        <Button ref={opener} onClick={onOpen}>
          {action}
        </Button>
        <StatusMessage>{told}</StatusMessage>
      </div>
      {children}
    </div>
  );
}
