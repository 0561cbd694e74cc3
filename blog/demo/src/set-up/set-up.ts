import { rename, writeFile } from 'node:fs/promises';
import { type Widget, widgetFile } from '../widget';
import { simulateMonth } from '../month/simulate';
import { createClient } from './client';
import { demoLogin, logInAsDemo } from './member';
import { haveBlog, haveRead, haveVerified } from './own-blog';
import { haveKey, havePlan } from './plan';

interface Places {
  /** Origins, without a slash at their end: for the calls, for browsers, and the blog's own. */
  here: string;
  product: string;
  blog: string;
  dataDir: string;
  /** The plan's product id at Stripe. */
  plan: string;
}

/** Leaves for the blog what its pages carry, in one step. */
async function tellBlog(dataDir: string, widget: Widget): Promise<void> {
  const file = widgetFile(dataDir);
  await writeFile(`${file}.new`, JSON.stringify(widget));
  await rename(`${file}.new`, file);
}

/**
 * Makes the demo member's blog one that the assistant serves, by the product's own calls. What an
 * earlier start has done is found and kept, so it can be cut off anywhere and begun again.
 * @returns the member's login, how many posts the assistant knows, and the rest of the work, which
 * nobody needs to wait for.
 * @throws UserError
 */
export async function setUp(places: Places) {
  const { here, product, blog: url, dataDir, plan } = places;
  const login = demoLogin(dataDir);
  const member = await logInAsDemo(createClient(here), login);
  await havePlan(member, plan);
  const key = await haveKey(member);
  const blog = await haveBlog(member, url);
  await tellBlog(dataDir, { script: `${product}/w/${key}.js` });
  await haveVerified(member, blog);
  const posts = await haveRead(member, blog.id);
  const readers = { client: createClient(here), blog: url, key, dataDir, blogId: blog.id };
  return { login, posts, haveReaders: () => simulateMonth(readers) };
}
