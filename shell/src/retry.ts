import { createContext } from 'react';

/** Builds a new router, which loads what failed once more; the session and the URL stay. */
export const RetryContext = createContext<() => void>(() => undefined);
