import { useLocation } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './first-look-form.module.css';
import type { FirstLookState } from './use-first-look';

interface FirstLookFormProps {
  state: FirstLookState;
  look: (address: string) => Promise<void>;
}

/** The visitor's own blog takes the place of the sample: its address is all that is asked for. */
export function FirstLookForm({ state, look }: FirstLookFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = new URLSearchParams(useLocation().search).get('address');
  const looked = useRef<string>(null);
  const lookFor = useEffectEvent((address: string) => {
    if (looked.current === address) return;
    looked.current = address;
    if (field.current) field.current.value = address;
    void look(address);
  });
  // Whoever was faster than the script has sent the form to this very page.
  useEffect(() => {
    if (sent !== null && sent !== '') lookFor(sent);
  }, [sent]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    if (typeof address === 'string' && address.trim() !== '') void look(address);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor="first-look">
        Have a blog? Try it now
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          ref={field}
          id="first-look"
          name="address"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourblog.com"
          maxLength={2_000}
          required
          aria-describedby="first-look-note"
        />
        <Button type="submit" tone="secondary" busy={state.name === 'looking' && 'Reading …'}>
          Show me
        </Button>
      </div>
      <p className={styles.note} id="first-look-note">
        No account. We read your newest recipe once, and keep nothing.
      </p>
      <p className={styles.status} role="status">
        {statusText(state)}
      </p>
    </form>
  );
}

function statusText(state: FirstLookState): string | null {
  if (state.name === 'failed') return state.message;
  return state.name === 'looking'
    ? 'We are reading your newest recipe. It takes some ten seconds.'
    : null;
}
