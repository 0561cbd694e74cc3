import { demoPost } from '@cpal/assistant/demo-post';
import type { Post } from '@cpal/assistant/post';
import { blogs, posts } from '../../db/schema';
import type { TestApi } from '../api';
import { generateLicense } from '../database/license-rows';
import { type TestMember, subscribe } from './members';

type Deps = Pick<TestApi, 'clock' | 'db' | 'send'>;

/** A verified blog, as adding and verifying it leaves it. */
export async function addBlog(
  { db, clock }: Pick<TestApi, 'clock' | 'db'>,
  { id: userId }: Pick<TestMember, 'id'>,
  more: Partial<typeof blogs.$inferInsert> = {},
) {
  const domain = more.domain ?? 'miabakes.com';
  const now = clock();
  const [blog] = await db
    .insert(blogs)
    .values({
      userId,
      domain,
      url: `https://${domain}/`,
      name: 'Mia Bakes',
      verificationToken: 'token',
      verifiedAt: now,
      voice: { tone: 'warm', greeting: '', sign_off: '' },
      theme: { accent: '#336699', placement: 'recipe' },
      createdAt: now,
      readDueAt: now,
      nextRequestAt: now,
      ...more,
    })
    .returning();
  if (!blog) throw new Error('The blog was not added.');
  return blog;
}

/** A post of a blog, as reading it leaves it: the product's own recipe at an address of the blog. */
export async function addPost(
  { db, clock }: Pick<TestApi, 'clock' | 'db'>,
  blogId: string,
  url: string,
  content: Partial<Post> = {},
) {
  const post = { ...demoPost, ...content, url };
  const now = clock();
  const [row] = await db
    .insert(posts)
    .values({
      blogId,
      url,
      title: post.title,
      state: 'ready',
      content: post,
      contentHash: JSON.stringify(post),
      readAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The post was not added.');
  return row;
}

/** What a reader needs: a member with a plan, a key, a verified blog and a post that was read. */
export async function openBlog(api: Deps, member: TestMember) {
  await subscribe(api, member);
  const license = await generateLicense(api, member);
  const blog = await addBlog(api, member);
  const url = 'https://miabakes.com/pancakes/';
  const post = await addPost(api, blog.id, url);
  return { license, blog, post, url, origin: 'https://miabakes.com' };
}
