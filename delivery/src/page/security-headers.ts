import { integrityOf } from '../store/integrity';
import type { Origins, PageOptions } from './page-options';

/** Stripe serves its script, and the frames that hold its fields, from these. */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** What the card provider's browser script needs; another provider changes this table only. */
const cardProvider: Origins = {
  script: stripeScripts,
  connect: ['https://api.stripe.com'],
  frame: [...stripeScripts, 'https://hooks.stripe.com'],
};

/** The inline scripts and styles of a page that take effect, exactly as they are sent. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

const yearInSeconds = 31_536_000;

/** Has browsers use TLS alone from now on. */
export const transportSecurity = { 'Strict-Transport-Security': `max-age=${yearInSeconds}` };

const hashSource = (text: string) => `'${integrityOf(text)}'`;

function contentSecurityPolicy(inline: InlineTexts, { origins, trustedTypes }: PageOptions) {
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
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/** The headers that protect a page. */
export const securityHeaders = (
  inline: InlineTexts,
  options: PageOptions,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, options),
  'X-Content-Type-Options': 'nosniff',
  // Browsers of some years ago send whole addresses without it.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),usb=()',
  // A bank or a wallet may confirm a card in a window that the page opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(options.publicUrl.startsWith('https:') && transportSecurity),
});
