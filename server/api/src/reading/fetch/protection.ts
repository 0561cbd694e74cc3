import { FetchFailure, turnedAwayBy } from './failures';
import type { Fetched } from './guarded-fetch';

/** Something that guards websites, and how its answers are known from those of the website. */
interface Protection {
  /** Null for one that bloggers know by no name. */
  name: string | null;
  /** Headers that it sends with blocks and challenges only. */
  headers?: Readonly<Record<string, RegExp>>;
  /** Its `server` header, where that means that no website was asked. */
  server?: RegExp;
  /** What its pages say. */
  page?: RegExp;
}

/** The first that fits counts; the last ones are known by their words only. */
const protections: readonly Protection[] = [
  {
    name: 'Cloudflare',
    headers: { 'cf-mitigated': /./ },
    page: /_cf_chl_opt|cf-error-details|cf-browser-verification|<title>Attention Required! \| Cloudflare/i,
  },
  {
    name: 'Sucuri',
    headers: { 'x-sucuri-block': /./ },
    page: /Sucuri Website Firewall|sucuri_cloudproxy/i,
  },
  { name: 'Wordfence', page: /Wordfence/i },
  { name: 'Akamai', server: /^AkamaiGHost/i },
  { name: 'Imperva', page: /_Incapsula_Resource|Incapsula incident ID/i },
  { name: 'AWS WAF', headers: { 'x-amzn-waf-action': /./ } },
  { name: 'DataDome', server: /^DataDome/i, page: /captcha-delivery\.com/i },
  { name: 'SiteGround', headers: { 'sg-captcha': /./ }, page: /\/\.well-known\/sgcaptcha/i },
  { name: 'Vercel', headers: { 'x-vercel-mitigated': /./ } },
  { name: 'DDoS-Guard', server: /^ddos-guard/i },
  { name: 'Imunify360', page: /imunify360/i },
  {
    name: null,
    page: /<title>\s*(?:Just a moment|One moment, please|Checking your browser|Verifying you are human|DDoS protection)/i,
  },
];

/** Bytes of a page that are looked at: challenges and block pages are short. */
const lookedAt = 64 * 1024;

/** A public page that is forbidden to us, or asked for too often, is so by something in front of it. */
const forbidding = new Set([403, 429]);

/** Statuses of pages that may be a block or a challenge; what their words say counts for these only. */
const suspicious = new Set([...forbidding, 202, 405, 406, 503]);

function findProtection({ status, header, body }: Fetched): Protection | undefined {
  const text = suspicious.has(status) ? body.subarray(0, lookedAt).toString('latin1') : '';
  const sender = forbidding.has(status) ? (header('server') ?? '') : '';
  return protections.find(
    ({ headers = {}, server, page }) =>
      Object.entries(headers).some(([name, value]) => value.test(header(name) ?? '')) ||
      server?.test(sender) ||
      page?.test(text),
  );
}

/**
 * Whether a firewall or a bot protection answered instead of the blog, with a block or a challenge.
 * @returns what to tell the blogger; null if the blog itself answered.
 */
export function findTurnedAway(page: Fetched): FetchFailure | null {
  const { status } = page;
  const protection = findProtection(page);
  if (!protection && !forbidding.has(status)) return null;
  const name = protection?.name ?? null;
  return new FetchFailure('turned_away', {
    status,
    ...(name !== null && { message: turnedAwayBy(name) }),
  });
}
