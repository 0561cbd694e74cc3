import type { Blog } from '../../contract/blogs/blog';

/** A blog that is verified, read and on. */
export const testBlog: Blog = {
  id: '8b0f5a52-6c7e-4a5f-9a43-0d3c8f6f7b01',
  url: 'https://adabakes.com/',
  domain: 'adabakes.com',
  path: '/',
  name: 'Ada Bakes',
  status: 'verified',
  claim_problem: null,
  verification: {
    meta_tag: '<meta name="cpal-verification" content="cpal-1a2b3c">',
    file_url: 'https://adabakes.com/cpal-1a2b3c.txt',
    file_body: 'cpal-1a2b3c',
  },
  connection: null,
  system: null,
  language: 'en',
  voice: { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' },
  theme: { accent: '#b93a12', placement: 'recipe' },
  is_enabled: true,
  first_seen_live_at: null,
  seen_live_at: null,
  posts: { total: 42, ready: 40, problems: 2 },
  reading: null,
  problem: null,
  created_at: 1_760_000_000,
};
