import type { AnswerOf, BodyOf, Call, ParamsOf } from '@cpal/shared/contract/call';
import { addBlog } from '@cpal/shared/contract/blogs/add-blog';
import {
  changeBlog,
  getBlog,
  getPost,
  listPosts,
  verifyBlog,
} from '@cpal/shared/contract/blogs/blog';
import { expect, type Page } from '@playwright/test';
import { heldToken } from '../sight/tokens';

type MemberCall = Call & { readonly access: 'member' };

/** Sends a call past the page as the member whose token it holds, and gives the answer. */
async function sendAs<C extends MemberCall>(
  page: Page,
  { method, path, status }: C,
  params: ParamsOf<C>,
  data?: BodyOf<C>,
): Promise<AnswerOf<C>> {
  const address = Object.entries<string>(params).reduce<string>(
    (filled, [name, value]) => filled.replace(`:${name}`, value),
    path,
  );
  const token = await heldToken(page, 'access_token');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(address, { method, data, headers });
  expect(answer.status(), await answer.text()).toBe(status ?? 200);
  return answer.json();
}

/** Adds a blog to the member's and gives it as it is then, unverified. */
export const addOwnBlog = async (page: Page, url: string) =>
  (await sendAs(page, addBlog, {}, { url })).blog;

/** Has the blog verified, by what is on its pages by now. */
export const verifyOwnBlog = async (page: Page, id: string) =>
  (await sendAs(page, verifyBlog, { id })).blog;

/** Changes how a blog's assistant is called, speaks and looks. */
export const changeOwnBlog = (page: Page, id: string, body: BodyOf<typeof changeBlog>) =>
  sendAs(page, changeBlog, { id }, body);

/** Waits until all posts of a blog that are known were read, and there are that many ready. */
export async function untilRead(page: Page, id: string, ready: number) {
  await expect
    .poll(async () => (await sendAs(page, getBlog, { id })).blog, { timeout: 60_000 })
    .toMatchObject({ reading: null, posts: { ready } });
}

/** The post of a blog whose title has these words, with all that the assistant knows of it. */
export async function findPost(page: Page, id: string, title: string) {
  const { posts } = await sendAs(page, listPosts, { id });
  const found = posts.find((one) => one.title.includes(title));
  return (await sendAs(page, getPost, { id: found?.id ?? '' })).post;
}
