import { maxAddress, maxSitemaps } from '../limits';

/** Bytes of a robots.txt that are read: what RFC 9309 wants at least. */
export const maxRobotsBytes = 500 * 1024;

/** Rules of a group that are kept, in the order of the file, and those of them with a wildcard. */
const maxRules = 2_000;
const maxWildcardRules = 1_000;

/** Lines that name a sitemap and are looked at. */
const maxSitemapLines = 10 * maxSitemaps;

interface Rule {
  /** As it is compared: encoded, and without needless wildcards. */
  pattern: string;
  /** Characters as written: the rule with more of them goes first. */
  priority: number;
  isAllowed: boolean;
}

/** What robots.txt says to one robot. */
export interface RobotsRules {
  /** The one that decides goes first. */
  rules: readonly Rule[];
  crawlDelaySeconds: number;
  sitemaps: readonly string[];
}

const upperEscapes = (text: string) =>
  text.includes('%') ? text.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase()) : text;

/** As addresses have it: escapes stay, and all else that needs one gets it. */
const encode = (pattern: string) => upperEscapes(encodeURI(pattern).replaceAll('%25', '%'));

/** For each place of a part, how much of its beginning ends there; no two parts are looked for at once. */
const borders = new Int32Array(maxAddress);

/** Where a part of a pattern ends at the earliest from there on (Knuth, Morris and Pratt); -1 if nowhere. */
function findEnd(part: string, path: string, from: number): number {
  if (part.length > path.length - from) return -1;
  if (part === '') return from;
  if (part.length === 1) return path.indexOf(part, from) + 1 || -1;
  for (let at = 1, border = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at);
    while (border > 0 && code !== part.charCodeAt(border)) border = borders[border - 1] ?? 0;
    if (code === part.charCodeAt(border)) border += 1;
    borders[at] = border;
  }
  for (let at = from, matched = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    while (matched > 0 && code !== part.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (code === part.charCodeAt(matched)) matched += 1;
    if (matched === part.length) return at + 1;
  }
  return -1;
}

/**
 * Whether a pattern with `*` and a final `$` matches the beginning of a path. Takes time linear in both:
 * each part is looked for behind the one before, and never again.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const star = pattern.indexOf('*');
  const text = isWhole ? pattern.slice(0, -1) : pattern;
  if (star === -1) return isWhole ? path === text : path.startsWith(text);
  if (!path.startsWith(text.slice(0, star))) return false;
  const parts = text.slice(star + 1).split('*');
  const last = isWhole ? (parts.pop() ?? '') : '';
  let at = star;
  for (const part of parts) {
    at = findEnd(part, path, at);
    if (at === -1) return false;
  }
  return path.length - last.length >= at && path.endsWith(last);
}

/** Whether a robot may ask for a path, its query included. */
export function allowsPath({ rules }: RobotsRules, path: string): boolean {
  const normal = upperEscapes(path.slice(0, maxAddress));
  return rules.find(({ pattern }) => matches(pattern, normal))?.isAllowed ?? true;
}

/** Without repeated wildcards, and without one at the end, which says nothing. */
const simplify = (pattern: string) => pattern.replaceAll(/\*+/g, '*').replace(/(?<!\$)\*$/, '');

function toRule(text: string, isAllowed: boolean): Rule | null {
  // Encoding makes nothing shorter; so many wildcards say no more than fewer.
  if (text === '' || text.length > 2 * maxAddress) return null;
  const written = encode(text);
  const pattern = simplify(written);
  return pattern.replaceAll('*', '').length > maxAddress
    ? null
    : { pattern, priority: written.length, isAllowed };
}

/** What ends a line, a name and a line's meaning. */
const [lineFeed, carriageReturn, colonSign, hashSign] = [10, 13, 58, 35];

/** The lines of a text as names and values; comments and what is neither are left out. */
function* readLines(text: string): Generator<{ name: string; value: string }> {
  let start = 0;
  let colon = -1;
  let hash = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? lineFeed : text.charCodeAt(at);
    if (code === colonSign && colon === -1 && hash === -1) colon = at;
    else if (code === hashSign && hash === -1) hash = at;
    else if (code === lineFeed || code === carriageReturn) {
      if (colon !== -1)
        yield {
          name: text.slice(start, colon).trim().toLowerCase(),
          value: text.slice(colon + 1, hash === -1 ? at : hash).trim(),
        };
      start = at + 1;
      colon = -1;
      hash = -1;
    }
  }
}

/** The lines for one robot. */
class Group {
  crawlDelaySeconds = 0;
  private readonly byText = new Map<string, Rule>();
  private wildcards = 0;

  add(text: string, isAllowed: boolean): void {
    const same = this.byText.get(text);
    // Of two rules that say the opposite, the one that allows goes first.
    if (same) same.isAllowed ||= isAllowed;
    else if (this.byText.size < maxRules) {
      const hasRoom = this.wildcards < maxWildcardRules || !text.includes('*');
      const rule = hasRoom ? toRule(text, isAllowed) : null;
      if (rule === null) return;
      this.wildcards += Number(rule.pattern.includes('*'));
      this.byText.set(text, rule);
    }
  }

  /** The one that decides goes first. */
  get rules(): Rule[] {
    return [...this.byText.values()].toSorted(
      (a, b) => b.priority - a.priority || Number(b.isAllowed) - Number(a.isAllowed),
    );
  }
}

/**
 * Reads a robots.txt (RFC 9309) for one robot: its own groups, else those for all. Groups of others are
 * not kept, and no list grows beyond what is used of it.
 */
export function parseRobots(text: string, robotName: string): RobotsRules {
  const names = new Map([['*', new Group()]]);
  const own = robotName.toLowerCase();
  const sitemaps = new Set<string>();
  /** The groups that the present lines are of. */
  let current = new Set<Group>();
  let isNaming = false;
  let sitemapLines = 0;
  for (const { name, value } of readLines(text)) {
    if (name === 'user-agent') {
      if (!isNaming) current = new Set();
      isNaming = true;
      const [agent = ''] = value.toLowerCase().split('/', 1);
      if (agent.trim() === own && !names.has(own)) names.set(own, new Group());
      const group = names.get(agent.trim());
      if (group) current.add(group);
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      for (const group of current) group.add(value, name === 'allow');
    } else if (name === 'crawl-delay') {
      isNaming = false;
      const delay = Number(value);
      if (delay >= 0) for (const group of current) group.crawlDelaySeconds = delay;
    } else if (name === 'sitemap' && (sitemapLines += 1) <= maxSitemapLines) {
      if (value.length <= maxAddress && URL.canParse(value)) sitemaps.add(new URL(value).href);
    }
  }
  const { rules, crawlDelaySeconds } = names.get(own) ?? names.get('*') ?? new Group();
  return { rules, crawlDelaySeconds, sitemaps: [...sitemaps].slice(0, maxSitemaps) };
}
