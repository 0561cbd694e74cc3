import type { BlogSystem } from '@cpal/shared/contract/blogs/systems';
import { maxAddress } from '../limits';
import { fromAddress, fromGenerator } from './find-system';
import { scanTags } from './scan-tags';

/** What the first page of a blog says of the blog; addresses are as written, relative ones too. */
export interface Front {
  /** Its name by `og:site_name`, else by its title; null where it has neither. */
  name: string | null;
  /** Such as `en-US`; null where the page does not say. */
  language: string | null;
  /** The largest of its icons. */
  icon: string | null;
  /** As written in its `theme-color`. */
  themeColor: string | null;
  /** Addresses of its style sheets. */
  styleSheets: string[];
  /** What stands in its `style` elements. */
  styles: string;
  /** What it runs on; null where the page does not show it. */
  system: BlogSystem | null;
  /** Addresses of the feeds of its posts. */
  feeds: string[];
}

/** Feeds, style sheets and icons that are named, and characters of names, colors and styles. */
const maxFeeds = 5;
const maxStyleSheets = 8;
const maxIcons = 8;
const maxName = 80;
const maxLanguage = 20;
const maxColor = 40;
const maxStyles = 200_000;

/** What stands between a blog's name and the rest of its title: "Mia Bakes | Cakes for two". */
const titleBreak = / [|–—·•»-] /;

/** What a title says before or after the name of the blog. */
const noName = /^(?:home|homepage|start|startseite|accueil|inicio|blog)$/i;

const nameIn = (title: string) =>
  title.split(titleBreak).find((part) => part !== '' && !noName.test(part)) ?? null;

/** The side of an icon in pixels, of `sizes="180x180"`; an Apple icon has at least 120. */
const sideOf = (rel: string, sizes = '') =>
  Number(/^(\d{1,4})x/i.exec(sizes)?.[1] ?? (rel.includes('apple') ? 120 : 0));

/** Comments have feeds of their own. */
const isFeed = (type: string, href: string) =>
  /^application\/(?:rss|atom)\+xml$/i.test(type) && !href.includes('comments/');

const oneLine = (text: string, max: number) => text.replaceAll(/\s+/g, ' ').trim().slice(0, max);

/** Reads what the first page of a blog says of the blog, in time linear in its length. */
export function readFront(html: string): Front {
  let siteName = '';
  let title = '';
  let language: string | null = null;
  let themeColor: string | null = null;
  let system: BlogSystem | null = null;
  const icons: { href: string; side: number }[] = [];
  let styles = '';
  let inside: 'title' | 'style' | null = null;
  const styleSheets: string[] = [];
  const feeds = new Set<string>();
  const onLink = ({ rel = '', type = '', href = '', sizes }: Partial<Record<string, string>>) => {
    if (href === '' || href.length > maxAddress) return;
    system ??= fromAddress(href);
    const kind = rel.toLowerCase();
    if (rel === 'alternate' && isFeed(type, href) && feeds.size < maxFeeds) feeds.add(href);
    if (kind === 'stylesheet' && styleSheets.length < maxStyleSheets) styleSheets.push(href);
    if (!/^(?:shortcut )?icon$|^apple-touch-icon/.test(kind) || /\.svg(?:[?#]|$)/i.test(href))
      return;
    if (icons.length < maxIcons) icons.push({ href, side: sideOf(kind, sizes) });
  };
  const onMeta = ({ name, property, content = '' }: Partial<Record<string, string>>) => {
    if (property === 'og:site_name' && siteName === '') siteName = oneLine(content, maxName);
    if (name?.toLowerCase() === 'generator') system ??= fromGenerator(content);
    if (name?.toLowerCase() === 'theme-color') themeColor ??= content.trim().slice(0, maxColor);
  };
  scanTags(html, {
    attributes: ['lang', 'name', 'property', 'content', 'rel', 'type', 'href', 'sizes', 'src'],
    onOpen: (name, attributes) => {
      if (name === 'html') language ??= attributes.lang?.trim().slice(0, maxLanguage) ?? null;
      if (name === 'meta') onMeta(attributes);
      if (name === 'link') onLink(attributes);
      if (name === 'script') system ??= fromAddress(attributes.src ?? '');
      // Drawings have titles of their own; the page's comes first.
      if (name === 'style' || (name === 'title' && title === '')) inside = name;
    },
    onText: (text) => {
      if (inside === 'title' && title.length < maxName * 4) title += text;
      if (inside === 'style' && styles.length < maxStyles) styles += text;
    },
    onClose: (name) => {
      if (name === inside) inside = null;
    },
  });
  return {
    name: siteName || nameIn(oneLine(title, maxName)),
    language: language === '' ? null : language,
    icon: icons.toSorted((a, b) => b.side - a.side)[0]?.href ?? null,
    themeColor,
    system,
    styleSheets,
    styles: styles.slice(0, maxStyles),
    feeds: [...feeds],
  };
}
