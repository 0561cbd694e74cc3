import { type OwnVoice, spokenLanguage } from '@cpal/assistant/engine';
import type { openAssistant } from '@cpal/shared/contract/assistant/assistant';
import type { AnswerOf, BodyOf } from '@cpal/shared/contract/call';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { getOwnVoice } from '../../blogs/own-blogs';
import { posts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { postAddresses } from '../posts/post-addresses';
import type { ReadyPost } from '../posts/prepared-posts';
import { languageTag } from './language-tag';
import { noteLive } from './note-live';
import { toOpening } from './opening';
import { requireOwnOrigin, isDemo, permittedBlog, postUnknown } from './permission';
import { type Reader, readerTokenLife } from './reader-tokens';

type Deps = Uses<'assistant' | 'clock' | 'db' | 'licenseStandings' | 'settings'>;
type Answer = AnswerOf<typeof openAssistant>;

/** What of a session is not the same for all posts. */
interface Opened {
  name: string;
  voice: OwnVoice;
  post: ReadyPost;
  place: Reader['post'];
  language: string;
}

/** The post of a blog that a browser shows at an address. @throws Problem `post_unknown` */
async function findPost({ db, assistant }: Deps, blogId: string, url: string) {
  const addresses = postAddresses(url);
  const rows = await db
    .select({ id: posts.id, url: posts.url, contentHash: posts.contentHash })
    .from(posts)
    .where(
      and(
        eq(posts.blogId, blogId),
        inArray(posts.url, addresses),
        eq(posts.isEnabled, true),
        isNotNull(posts.content),
      ),
    );
  const place = (row: { url: string }) => addresses.indexOf(row.url);
  const [row] = rows.toSorted((a, b) => place(a) - place(b));
  const post = row && (await assistant.preparedPosts(row));
  if (!row || !post) throw postUnknown();
  return { id: row.id, post };
}

async function openOnBlog(
  services: Deps,
  { key, url, language: wished }: BodyOf<typeof openAssistant>,
  origin: string | undefined,
): Promise<Opened> {
  const { blog } = await permittedBlog(services, { key, origin, at: { url } });
  const { id, post } = await findPost(services, blog.id, url);
  services.assistant.blogIndexes.warm(blog.id);
  await noteLive(services, blog);
  return {
    name: blog.name,
    voice: getOwnVoice(blog),
    post,
    place: { id, blogId: blog.id },
    language: spokenLanguage(wished, post.content.language, blog.language),
  };
}

function openDemo(
  services: Deps,
  { language }: BodyOf<typeof openAssistant>,
  origin: string | undefined,
): Opened {
  requireOwnOrigin(services, origin);
  const { demo } = services.assistant;
  return {
    name: 'CPal',
    voice: demo.voice,
    post: demo.post(),
    place: null,
    language: spokenLanguage(language),
  };
}

/**
 * Opens a session for the post at an address.
 * @throws Problem `key_not_valid`, `domain_not_allowed`, `post_unknown`
 */
export async function openSession(
  services: Deps,
  request: FastifyRequest,
  body: BodyOf<typeof openAssistant>,
): Promise<Answer> {
  const { assistant } = services;
  const { origin } = request.headers;
  const open = isDemo(body.key) ? openDemo : openOnBlog;
  const { name, voice, post, place, language } = await open(services, body, origin);
  const visitor = await assistant.visitors(request, place?.blogId ?? body.key);
  const reader = {
    key: body.key,
    origin: origin ?? '',
    post: place,
    visitor,
    // Raw: that the browser is in a language without panel says what a question is not.
    language: languageTag(body.language) ?? language,
  };
  return {
    token: await assistant.readerTokens.issue(reader),
    expires_in: readerTokenLife,
    // Of the product's own assistant nothing is kept.
    ...toOpening({ name, voice, post, language, isKept: place !== null }),
  };
}
