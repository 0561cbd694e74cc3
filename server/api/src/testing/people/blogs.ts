import * as v from 'valibot';
import { addBlog as addBlogCall } from '@cpal/shared/contract/blogs/add-blog';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { eq } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import type { TestApi } from '../api';
import type { TestMember } from './members';

/** Has a member add a blog. */
export async function addBlog(
  { send }: Pick<TestApi, 'send'>,
  { bearer: headers }: Pick<TestMember, 'bearer'>,
  url = 'https://miabakes.com',
): Promise<Blog> {
  const added = await send('POST', '/api/blogs', { headers, body: { url } });
  return v.parse(addBlogCall.answer, added.json()).blog;
}

/** Makes a blog verified without a look at it. */
export async function setVerified({ db, clock }: Pick<TestApi, 'db' | 'clock'>, id: string) {
  await db.update(blogs).set({ verifiedAt: clock() }).where(eq(blogs.id, id));
}
