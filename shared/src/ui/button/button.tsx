import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

type Tone = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone;
  /** While set, the button is disabled and shows this text, such as `Processing...`. */
  busy?: string | false | undefined;
}

/** A button; `type` is `button` unless a form says `submit`. */
export function Button({ tone = 'primary', busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[tone]}`}
      {...rest}
      disabled={busy !== false || rest.disabled}
    >
      {busy === false ? children : busy}
    </button>
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
      {children}
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
