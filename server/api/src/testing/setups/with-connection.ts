import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { generateLicense } from '../database/license-rows';
import { addBlog } from '../people/blogs';
import type { TestMember } from '../people/members';
import { type WebsiteContext, withWebsite } from './with-website';

/** What each test of a plugin's connection starts with: a blog without a proof, and an active key. */
export interface ConnectionContext extends WebsiteContext {
  blog: Blog;
  key: string;
  /** Has a member make a code. */
  start: (id?: string, member?: TestMember) => ReturnType<WebsiteContext['api']['send']>;
  codeOf: (id?: string, member?: TestMember) => Promise<string>;
  /** Sends a code as the plugin does. */
  exchange: (code: string, url?: string) => ReturnType<WebsiteContext['api']['send']>;
  preview: (code: string, url?: string) => ReturnType<WebsiteContext['api']['send']>;
  /** Puts the blog's tag on its first page. */
  publishTag: () => void;
}

/** Sets up a file of tests; `take` is called before each with what that test may use. */
export function withConnection(take: (context: ConnectionContext) => void): void {
  let website: WebsiteContext;
  withWebsite((context) => {
    website = context;
  });
  beforeEach(async () => {
    const { api, mia, site } = website;
    const blog = await addBlog(api, mia, site.origin);
    const { key } = await generateLicense(api, mia);
    const start = (id = blog.id, { bearer: headers } = mia) =>
      api.send('POST', `/api/blogs/${id}/connection`, { headers });
    const from =
      (path: string) =>
      (code: string, url = `${site.origin}/`) =>
        api.send('POST', `/api/v1/wordpress/${path}`, { body: { code, url } });
    take({
      ...website,
      blog,
      key,
      start,
      codeOf: async (id, member) => (await start(id, member)).json().code,
      exchange: from('connection'),
      preview: from('connection/preview'),
      publishTag: () =>
        void site.pages.set('/', {
          body: `<html><head>${blog.verification.meta_tag}</head><body>x`,
        }),
    });
  });
}
