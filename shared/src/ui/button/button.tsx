import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '@cpal/shared/router';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

type Tone = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone;
  /** While set, the button shows this text, such as `Processing...`, and does nothing. */
  busy?: string | false;
}

/**
 * A button; `type` is `button` unless a form says `submit`. A busy one is not disabled: a browser
 * takes the focus from a disabled button, and a keyboard user would start over at the top
 * of the page. Nor does it shrink, away from under the pointer.
 */
export function Button({
  tone = 'primary',
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== false;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[tone]}`}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={(event) => {
        // A busy submit button does not submit either, nor does Enter in its form.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? (
        <BusyLabel busy={busy}>{children}</BusyLabel>
      ) : (
        <span className={styles.label}>{children}</span>
      )}
    </button>
  );
}

function BusyLabel({ busy, children }: { busy: string; children: ReactNode }) {
  return (
    <span className={styles.labels}>
      <span className={styles.kept} aria-hidden="true">
        {children}
      </span>
      <span>{busy}</span>
    </span>
  );
}

/** A link within the site that looks like a button. */
export function ButtonLink({ tone = 'primary', ...rest }: LinkProps & { tone?: Tone }) {
  return <Link className={`${styles.button} ${styles[tone]}`} {...rest} />;
}

interface ExternalButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  tone?: Tone;
}

/** A link to another site, in a new tab, that looks like a button and says where it opens. */
export function ExternalButtonLink({
  tone = 'primary',
  children,
  ...rest
}: ExternalButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[tone]}`} target="_blank" rel="noopener" {...rest}>
      <span>{children}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  tone?: 'plain' | 'danger';
}

/** A square button of one icon. */
export function IconButton({ label, tone = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.icon} ${styles[tone]}`}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
