import { useState } from 'react';
import { useRevalidator } from '@cpal/shared/router';
import type { Problem } from '../../api/problem';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice/notice';
import { keepFocusNearby } from '../focus/keep-focus-nearby';

interface LoadProblemProps {
  message: string;
  /** What the load came to; every load that fails makes another one. */
  problem: Problem;
  /** Loads again what failed, where that is not the screen's own data. */
  onRetry?: () => Promise<void>;
}

/** Says what could not be loaded and loads it again when asked; the screen stays meanwhile. */
export function LoadProblem({ message, problem, onRetry }: LoadProblemProps) {
  const { revalidate } = useRevalidator();
  const [retried, setRetried] = useState<Problem | null>(null);

  const tryAgain = () => {
    setRetried(problem);
    void (onRetry ?? revalidate)();
  };

  return (
    <div ref={keepFocusNearby}>
      <Notice tone="bad">
        <p>{message}</p>
        <Button tone="secondary" busy={retried === problem && 'Trying again...'} onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
