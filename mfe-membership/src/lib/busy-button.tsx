import { Button } from '@cpal/shared/ui';
import type { ComponentProps } from 'react';
import styles from './busy-button.module.css';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'onClick'> {
  /** While set, the button shows this text, such as `Processing...`, and does nothing. */
  busy: string | false;
  onClick: () => void;
}

/**
 * A button that starts a call. It is not disabled meanwhile: a browser takes the focus from a
 * disabled button, and whoever works by keyboard would start over at the top of the page. Nor does
 * it shrink, away from under the pointer.
 */
export function BusyButton({ busy, onClick, children, ...rest }: BusyButtonProps) {
  const isBusy = busy !== false;
  return (
    <span className={styles.place}>
      <Button
        {...rest}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onClick();
        }}
      >
        <span className={styles.labels}>
          {isBusy && (
            <span className={styles.kept} aria-hidden="true">
              {children}
            </span>
          )}
          <span>{isBusy ? busy : children}</span>
        </span>
      </Button>
    </span>
  );
}
