import { Button } from '@cpal/shared/ui';
import { type FormEvent, useSyncExternalStore } from 'react';
import styles from './first-look-form.module.css';
import type { FirstLookState } from './use-first-look';

interface FirstLookFormProps {
  state: FirstLookState;
  look: (address: string) => Promise<void>;
}

/** The visitor's own blog takes the place of the sample: its address is all that is asked for. */
export function FirstLookForm({ state, look }: FirstLookFormProps) {
  const isReady = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.name === 'looking') return;
    const address = new FormData(event.currentTarget).get('address');
    if (typeof address === 'string' && address.trim() !== '') void look(address);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      {/* Enter is for the first one of a form: before the script is there, it does nothing. */}
      <button type="submit" disabled={!isReady} hidden>
        Show me
      </button>
      <label className={styles.label} htmlFor="first-look">
        Have a blog? Try it now
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
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
        <Button
          type={isReady ? 'submit' : 'button'}
          tone="secondary"
          busy={state.name === 'looking' && 'Reading …'}
        >
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
