import { createHash } from 'node:crypto';
import { cardProvider, type Origins } from './origins';

/** What a deployment adds to the page's policy. */
export interface SecurityOptions {
  /** The origin that visitors see; https switches Strict-Transport-Security on. */
  publicUrl: string;
  /** Origins trusted besides the card provider's. */
  origins: Origins;
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[];
}

const yearInSeconds = 31_536_000;

const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function contentSecurityPolicy(importMap: string, { origins, trustedTypes }: SecurityOptions) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(importMap), ...cardProvider.script, ...origins.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...cardProvider.connect, ...origins.connect],
    'frame-src': [...cardProvider.frame, ...origins.frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The headers that protect a page.
 * @param importMap the text of the page's only inline script that runs.
 */
export const securityHeaders = (
  importMap: string,
  options: SecurityOptions,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(importMap, options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(options.publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${yearInSeconds}`,
  }),
});
