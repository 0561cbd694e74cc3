import type { Call } from '@cpal/shared/contract/call';

const toHttpDate = (seconds: number) => new Date(seconds * 1000).toUTCString();

/**
 * The headers of a call that will go: since when nobody should build on it (RFC 9745), when it ends
 * (RFC 8594), and what takes its place. None of a call that stays.
 */
export function deprecationHeaders({ deprecated }: Call): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset, successor } = deprecated;
  return {
    deprecation: `@${since}`,
    ...(sunset !== undefined && { sunset: toHttpDate(sunset) }),
    ...(successor !== undefined && { link: `<${successor}>; rel="successor-version"` }),
  };
}
