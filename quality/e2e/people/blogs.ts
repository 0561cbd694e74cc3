import type { AnswerOf, BodyOf, Call, ParamsOf } from '@cpal/shared/contract/call';
import { addBlog } from '@cpal/shared/contract/blogs/add-blog';
import { changeBlog, getPost, listPosts } from '@cpal/shared/contract/blogs/blog';
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

/** Changes how a blog's assistant is called, speaks and looks. */
export const changeOwnBlog = (page: Page, id: string, body: BodyOf<typeof changeBlog>) =>
  sendAs(page, changeBlog, { id }, body);

/** The post of a blog whose title has these words, with all that the assistant knows of it. */
export async function findPost(page: Page, id: string, title: string) {
  const { posts } = await sendAs(page, listPosts, { id });
  const found = posts.find((one) => one.title.includes(title));
  return (await sendAs(page, getPost, { id: found?.id ?? '' })).post;
}
