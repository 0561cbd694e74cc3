import { UserError } from '@cpal/server-kit/errors';
import { toIntegrity } from '../store/integrity';
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

/** What a policy allows of them: their hashes, as a policy names them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** In what a policy of a page depends on the deployment. */
export type PolicyOptions = Pick<PageOptions, 'publicUrl' | 'origins' | 'trustedTypes'>;

const yearInSeconds = 31_536_000;

/** Has browsers use TLS alone from now on. */
const transportSecurity = { 'Strict-Transport-Security': `max-age=${yearInSeconds}` };

const hashSource = (text: string) => `'${toIntegrity(text)}'`;

export const hashInlineTexts = ({ scripts, styles }: InlineTexts): InlineHashes => ({
  scripts: scripts.map(hashSource),
  styles: styles.map(hashSource),
});

/** More are no page's: they would only make the header large. */
const maxHashes = 32;

/**
 * The hashes that a stored policy allows inline scripts and styles by. Nothing else of it is read: whoever
 * can write to the store would decide it.
 * @throws UserError if there are more than a page has.
 */
export function hashesIn(policy: string): InlineHashes {
  const sources = (directive: string) =>
    policy
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .filter(([name]) => name === directive)
      .flatMap(([, ...values]) => values)
      .filter((value) => /^'sha256-[\w+/]{43}='$/.test(value));
  const hashes = { scripts: sources('script-src'), styles: sources('style-src') };
  if (hashes.scripts.length + hashes.styles.length > maxHashes)
    throw new UserError(`a policy names more than ${maxHashes} hashes`);
  return hashes;
}

function contentSecurityPolicy(hashes: InlineHashes, { origins, trustedTypes }: PolicyOptions) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...cardProvider.script, ...origins.script],
    'style-src': ["'self'", ...hashes.styles],
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

/** The headers that a page is sent with. */
export const pageHeaders = (
  hashes: InlineHashes,
  options: PolicyOptions,
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy(hashes, options),
  // Shows in the browser's tools which script has no hash. The card provider's has none, so none is blocked.
  'Integrity-Policy-Report-Only': 'blocked-destinations=(script)',
  'X-Content-Type-Options': 'nosniff',
  // Browsers of some years ago send whole addresses without it.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),usb=()',
  // A bank or a wallet may confirm a card in a window that the page opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(options.publicUrl.startsWith('https:') && transportSecurity),
});
