import { readPost } from '@cpal/assistant/post';
import { postPages } from '@cpal/demo-blog/pages';
import type { Blogger } from '../load/bloggers';

/** Where a reader is, and by which key the page asks. */
export interface Page {
  key: string;
  url: string;
  origin: string;
}

const origin = 'https://ada-bakes.com';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const addBlog = (email: string) => `
  insert into blogs (user_id, url, domain, name, verification_token, verified_at, voice, theme,
      created_at, read_due_at, next_request_at)
    select id, '${origin}/', 'ada-bakes.com', 'Ada Bakes', 'token', now(),
      '{"tone": "warm", "greeting": "", "sign_off": ""}',
      '{"accent": "#336699", "placement": "recipe"}',
      now(), now() + interval '9 days', now()
    from users where email = ${quoted(email)};
`;

interface Places {
  first: number;
  every: number;
  count: number;
}

/** Every so-many-th post, from the first of them on, is this page. */
const addPosts = (html: string, { first, every, count }: Places) => {
  const { post } = readPost(html, origin);
  return `
    insert into posts (blog_id, url, title, state, content, content_hash, read_at, created_at)
      select blogs.id, address, ${quoted(post.title)}, 'ready',
        jsonb_set(${quoted(JSON.stringify(post))}, '{url}', to_jsonb(address)),
        address, now(), now()
      from blogs, generate_series(${first}, ${count} - 1, ${every}) as place,
        concat('${origin}/post-', place, '/') as address;
  `;
};

/**
 * Gives a blogger a verified blog of so many posts, as reading them leaves it: the demo blog's, again
 * and again. There is no website behind it, so it is written directly.
 * @param runSql runs SQL in the server's database.
 * @returns the pages of its posts.
 */
export function createBlog(
  { email, licenseKey: key }: Blogger,
  count: number,
  runSql: (sql: string) => void,
): Page[] {
  runSql(addBlog(email));
  const pages = [...postPages.values()].map(
    (render) => render({ origin: 'http://localhost:3002', widget: null }).text,
  );
  for (const [first, html] of pages.entries())
    runSql(addPosts(html, { first, every: pages.length, count }));
  return Array.from({ length: count }, (_, index) => {
    const url = `${origin}/post-${index}/`;
    return { key, url, origin };
  });
}
