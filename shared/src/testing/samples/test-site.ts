import type { Site } from '../../contract/blogs/add-blog';
import { testBlog } from './test-blog';

/** What is found at the address of that blog before it is added. */
export const testSite: Site = {
  url: testBlog.url,
  place: testBlog.domain,
  icon: null,
  name: testBlog.name,
  language: 'en',
  system: 'wordpress',
  posts: { count: 42, has_more: false },
  accents: ['#2f6b2f', '#b93a12', '#7e22ce'],
};
