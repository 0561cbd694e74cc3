import type { Problem } from '@cpal/shared/api';

/** The server's error, or that nobody is logged in any more, or the fallback (spec, section 8). */
export function failureText({ serverMessage, code }: Problem, fallback: string): string {
  return serverMessage ?? (code === 'unauthenticated' ? 'Authentication required' : fallback);
}
