import { createHash } from 'node:crypto';
import { cardProvider, type Origins } from './origins';

/** What a deployment adds to the page's policy. */
export interface SecurityOptions {
  /** The origin that visitors see, without a slash; https switches Strict-Transport-Security on. */
  publicUrl: string;
  /** Origins trusted besides the card provider's. */
  origins: Origins;
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[];
}

/** The texts that stand in the page and take effect, exactly as they are sent. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

const yearInSeconds = 31_536_000;

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(inline: InlineTexts, { origins, trustedTypes }: SecurityOptions) {
  const scriptHashes = inline.scripts.map(hashSource);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...cardProvider.script, ...origins.script],
    'style-src': ["'self'", ...inline.styles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...cardProvider.connect, ...origins.connect],
    'frame-src': [...cardProvider.frame, ...origins.frame],
    // Without script a form can still hand its text to the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
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

/** The headers that protect a page. */
export const securityHeaders = (
  inline: InlineTexts,
  options: SecurityOptions,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  // A bank or a wallet may confirm a card in a window that the page opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(options.publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${yearInSeconds}`,
  }),
});
