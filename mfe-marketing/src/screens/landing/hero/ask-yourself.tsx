import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './ask-yourself.module.css';
import { loadAssistant } from '@cpal/shared/load-assistant';

/** Removes what the assistant has put beside the application, once its place is gone. */
const removePanel = () => document.querySelector('cpal-panel')?.remove();

const place = () => removePanel;

/**
 * The assistant itself, for the recipe in the picture above. Nothing of it is loaded before a
 * visitor asks; its own button then takes the place of this one.
 */
export function AskYourself() {
  const [state, setState] = useState<'waiting' | 'loading' | 'there' | 'away'>('waiting');
  const load = async () => {
    setState('loading');
    setState((await loadAssistant()) ? 'there' : 'away');
  };
  return (
    <div className={styles.ask}>
      <div data-cpal="open" className={styles.place} ref={place} />
      {state === 'there' || (
        <Button
          tone="secondary"
          busy={state === 'loading' && 'One moment …'}
          onClick={() => void load()}
        >
          Ask about this recipe
        </Button>
      )}
      <p role="status">
        {state === 'away' && 'The assistant is unavailable. Please try again later.'}
      </p>
    </div>
  );
}
