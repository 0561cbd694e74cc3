import type { FirstLook } from '@cpal/shared/contract/assistant/first-look';
import { type ComponentType, useState } from 'react';

/** What a blog that was looked at is shown by; it comes with the first look. */
type Seen = ComponentType<{ look: FirstLook }>;

export type FirstLookState =
  | { name: 'waiting' }
  | { name: 'looking' }
  | { name: 'failed'; message: string }
  | { name: 'seen'; look: FirstLook; Seen: Seen };

const failure = 'We couldn’t read your blog right now. Please try again in a minute.';

/** Looks at a visitor's blog. What reads and shows it is loaded with the first address. */
export function useFirstLook() {
  const [state, setState] = useState<FirstLookState>({ name: 'waiting' });
  const look = async (address: string) => {
    setState({ name: 'looking' });
    try {
      const { lookAt, SeenBlog } = await import('./seen-blog');
      const outcome = await lookAt(address);
      setState(
        'value' in outcome
          ? { name: 'seen', look: outcome.value, Seen: SeenBlog }
          : { name: 'failed', message: outcome.problem.message ?? failure },
      );
    } catch {
      setState({ name: 'failed', message: failure });
    }
  };
  return { state, look };
}
