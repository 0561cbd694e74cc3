import { Actions, keepFocusNearby } from '@cpal/shared/controls';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './entry-row.module.css';

interface EntryRowProps {
  /** What the row is about, for the names of its buttons. */
  subject: string;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** One entry of a list that can be edited and deleted. */
export function EntryRow({ subject, onEdit, onDelete, children }: EntryRowProps) {
  return (
    <li ref={keepFocusNearby} className={styles.row}>
      <div className={styles.content}>{children}</div>
      <Actions>
        <Button tone="secondary" onClick={onEdit}>
          Edit<VisuallyHidden>{` ${subject}`}</VisuallyHidden>
        </Button>
        <Button tone="quiet" onClick={onDelete}>
          Delete<VisuallyHidden>{` ${subject}`}</VisuallyHidden>
        </Button>
      </Actions>
    </li>
  );
}
