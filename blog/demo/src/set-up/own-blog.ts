import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '@cpal/server-kit/errors';
import { addBlog } from '@cpal/shared/contract/blogs/add-blog';
import {
  type Blog,
  changeBlog,
  deleteBlog,
  getBlog,
  listBlogs,
  verifyBlog,
} from '@cpal/shared/contract/blogs/blog';
import { addHouseAnswer, addLink } from '@cpal/shared/contract/blogs/house-answers';
import { blogName } from '../pages/layout';
import type { Client } from './client';

/** How often the product is asked how far it has read, a second apart. */
const looks = 300;

/** How the assistant speaks and looks on this blog. */
const settings = {
  name: blogName,
  voice: {
    tone: 'warm',
    address_form: 'informal',
    greeting: 'Hello! I have read this recipe twice. What would you like to know?',
    sign_off: 'Happy cooking, Juno',
  },
  theme: { accent: '#2340b8', placement: 'recipe' },
} as const;

const link = {
  keywords: ['thermometer', 'probe'],
  label: 'The thermometer that I use',
  url: 'https://shop.example/probe-thermometer',
  is_active: true,
};

const houseAnswer = {
  post_id: null,
  question: 'Where do you buy your flour?',
  answer:
    'From the windmill at the end of our road. Any flour from a good shop works just as well.',
};

async function makeBlog(member: Client, url: string): Promise<Blog> {
  const { blog } = await member.send(addBlog, { body: { url } });
  const params = { id: blog.id };
  await member.send(addLink, { params, body: link });
  await member.send(addHouseAnswer, { params, body: houseAnswer });
  await member.send(changeBlog, { params, body: settings });
  return (await member.send(getBlog, { params })).blog;
}

/** The blog at this address as the product knows it, added where it does not. */
export async function haveBlog(member: Client, url: string): Promise<Blog> {
  const { blogs } = await member.send(listBlogs);
  const isThis = (blog: Blog) => new URL(blog.url).origin === url;
  // Another start may have used another port; its blog is gone.
  await Promise.all(
    blogs
      .filter((blog) => !isThis(blog))
      .map(({ id }) => member.send(deleteBlog, { params: { id } })),
  );
  return blogs.find(isThis) ?? makeBlog(member, url);
}

/** Verifies the blog, unless it is. */
export async function haveVerified(member: Client, { id, status }: Blog): Promise<void> {
  if (status === 'unverified') await member.send(verifyBlog, { params: { id } });
}

/** Waits until the product has read the blog; answers how many posts it knows. */
export async function haveRead(member: Client, id: string, left = looks): Promise<number> {
  const { blog } = await member.send(getBlog, { params: { id } });
  const { ready, problems, total } = blog.posts;
  if (blog.reading === null && ready > 0 && ready + problems === total) return ready;
  if (left === 0) throw new UserError(`Only ${ready} of ${total} posts have been read`);
  await sleep(1_000);
  return haveRead(member, id, left - 1);
}
