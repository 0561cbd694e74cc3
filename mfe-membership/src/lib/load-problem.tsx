import type { Problem } from '@cpal/shared/api';
import { keepFocusNearby } from '@cpal/shared/controls';
import { Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { BusyButton } from './busy-button';

interface LoadProblemProps {
  message: string;
  /** What the load came to; every load that fails makes another one. */
  problem: Problem;
}

/** Says what could not be loaded and loads the screen's data again; the screen stays meanwhile. */
export function LoadProblem({ message, problem }: LoadProblemProps) {
  const { revalidate } = useRevalidator();
  const [retried, setRetried] = useState<Problem | null>(null);

  const tryAgain = () => {
    setRetried(problem);
    void revalidate();
  };

  return (
    <div ref={keepFocusNearby}>
      <Notice tone="bad">
        <p>{message}</p>
        <BusyButton
          tone="secondary"
          busy={retried === problem && 'Trying again...'}
          onClick={tryAgain}
        >
          Try Again
        </BusyButton>
      </Notice>
    </div>
  );
}
