import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { usePresses } from '../../ui/presses/use-presses';

interface DialogProps {
  title: string;
  /** What it is about, read out with the title when it opens. */
  about?: ReactNode;
  /** Called on Esc and on a click outside; the owner then stops rendering the dialog. */
  onClose: () => void;
  /** While set, Esc and a click outside do nothing. */
  busy?: boolean;
  /**
   * While set, the dialog leaves the browser's top layer, above which nothing else can be shown:
   * for as long as another party may open a window of its own, such as a bank's.
   */
  yielding?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps focus inside and gives it
 * back to what had it; the first button is focused first, so let it be the safest.
 */
export function Dialog(props: DialogProps) {
  const { title, about, onClose, busy = false, yielding = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const presses = usePresses(() => {
    if (!busy) onClose();
  });
  const id = useId();
  const [titleId, aboutId] = [`${id}-title`, `${id}-about`];

  // showModal has no declarative form, and only it gives the backdrop, the focus trap and Esc. A
  // layout effect ends before the element is gone: only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (yielding) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, [yielding]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-yielding={yielding}
      aria-labelledby={titleId}
      aria-describedby={about === undefined ? undefined : aboutId}
      closedby={busy ? 'none' : 'closerequest'}
      {...presses}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      // A browser lets a page refuse to close only once.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {about !== undefined && (
            <div id={aboutId} className={styles.about}>
              {about}
            </div>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The row of buttons that ends a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
