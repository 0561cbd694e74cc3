import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { generatorRules } from '../../contract/accounts/password';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { TextField } from '../field/field';
import type { FieldProps } from '../form/use-fields';
import styles from './password-field.module.css';

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Apple's: what a generated password must have; other password managers read it too. */
    passwordrules?: string | undefined;
  }
}

interface PasswordFieldProps extends FieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  'aria-describedby'?: string;
}

/**
 * A required password with a button that shows it. It stays one input, so that a password manager finds
 * it, and is hidden again before its form is sent: browsers save only what is a password then.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  useLayoutEffect(() => {
    const field = input.current;
    const form = field?.form;
    const hide = () => {
      // Not with the next render alone, which comes after the form was sent.
      if (field) field.type = 'password';
      setShown(false);
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // A browser puts the caret elsewhere where the type of an input changes.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    caret.current = [selectionStart, selectionEnd];
    setShown(!isShown);
  };

  return (
    <TextField
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      required
      passwordrules={props.autoComplete === 'new-password' ? generatorRules : undefined}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button type="button" className={styles.toggle} onMouseDown={keepFocus} onClick={toggle}>
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      }
    />
  );
}

/** A press leaves the focus in the field that is typed in. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
