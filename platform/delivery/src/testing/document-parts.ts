import { createHash } from 'node:crypto';
import type { Page } from '../page/compose';

const within = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** The data that the shell reads. */
export const pageDataIn = ({ html }: Page) =>
  JSON.parse(within(html, /<script [^>]*id="page">(.*?)<\/script>/s));

/** The markup of the application. */
export const rootIn = ({ html }: Page) => within(html, /<div id="root">(.*)<\/div>\n<\/body>/s);

/** The elements of the head, one a line. */
export const headIn = ({ html }: Page) => within(html, /<head>\n(.*)\n<\/head>/s).split('\n');

/** The addresses of the links of one relation, in order. */
export const linksIn = ({ html }: Page, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, url]) => url);

/** From directive to values. */
export const getPolicy = ({ headers }: Page) =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

/** The hash of each element's text that takes effect, as a browser computes it. */
export const getHashes = ({ html }: Page, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))]
    .filter(([, attributes = '']) => !/type="application\//.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
