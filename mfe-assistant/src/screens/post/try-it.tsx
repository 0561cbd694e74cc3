import type { Blog, Post } from '@cpal/shared/contract/blogs/blog';
import { Card } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { loadAssistant } from '@cpal/shared/load-assistant';
import { trialOf } from './trial-of';
import styles from './try-it.module.css';

interface TryItProps {
  blog: Blog;
  post: Post;
}

/** Removes what the assistant has put beside the application, once its place is gone. */
const removePanel = () => document.querySelector('cpal-panel')?.remove();

/** The assistant itself, as readers see it under this post; its own button takes this one's place. */
export function TryIt({ blog, post }: TryItProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'there' | 'away'>('waiting');
  const place = (element: HTMLElement | null) => {
    if (element !== null) Object.assign(element, { cpal: trialOf(blog, post) });
    return removePanel;
  };
  const load = async () => {
    setState('loading');
    setState((await loadAssistant()) ? 'there' : 'away');
  };
  return (
    <Card title="Try it">
      <p>Ask what your readers would ask. You see what they see, and nothing is counted.</p>
      <div className={styles.try}>
        <div data-cpal="open" className={styles.place} ref={place} />
        {state !== 'there' && (
          <Button busy={state === 'loading' && 'One moment...'} onClick={() => void load()}>
            Open the assistant
          </Button>
        )}
        <p role="status">
          {state === 'away' && 'The assistant is unavailable. Please try again later.'}
        </p>
      </div>
    </Card>
  );
}
