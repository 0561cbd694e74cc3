import type { Problem } from '@cpal/shared/api';

/** The server's error, or that nobody is logged in any more, or the fallback (spec, section 8). */
export function failureText({ error, code }: Problem, fallback: string): string {
  return error ?? (code === 'unauthenticated' ? 'Authentication required' : fallback);
}
