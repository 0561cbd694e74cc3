import { send, toResult } from '@cpal/shared/api';
import { listBlogGaps } from '@cpal/shared/contract/blogs/blog-gaps';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { getPost, listPosts } from '@cpal/shared/contract/blogs/blog';
import { type HouseAnswer, listHouseAnswers } from '@cpal/shared/contract/blogs/house-answers';
import { type AskedQuestion, getInsights } from '@cpal/shared/contract/insights/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

/** A post that an answer can be for. */
export interface NamedPost {
  id: string;
  title: string;
}

/** What the form begins with, where the address asks for one. */
export interface Begun {
  question: string;
  /** Null for all posts. */
  postId: string | null;
}

export interface Answers {
  answers: HouseAnswer[];
  /** The newest posts, and each one that an answer or the address is about. */
  posts: NamedPost[];
  /** Whether the blog has more posts. */
  hasMore: boolean;
  /** What readers asked and neither a post nor an answer covers; none without the Pro plan. */
  asked: AskedQuestion[];
  /** What the posts leave open, on its way; null where it could not be loaded. */
  gaps: Promise<AnswerOf<typeof listBlogGaps> | null>;
}

async function loadGaps(id: string) {
  const found = await toResult(send(listBlogGaps, { params: { id } }));
  return 'value' in found ? found.value : null;
}

/** The screen serves without them, so a failure is none. */
async function loadAsked(id: string): Promise<AskedQuestion[]> {
  const found = await toResult(send(getInsights, { params: { id } }));
  return 'value' in found ? (found.value.insights.pro?.unanswered ?? []) : [];
}

async function nameOf(id: string): Promise<NamedPost[]> {
  const found = await toResult(send(getPost, { params: { id } }));
  return 'value' in found ? [found.value.post] : [];
}

async function loadAnswers(id: string, begun: Begun | null): Promise<Answers> {
  const params = { id };
  const gaps = loadGaps(id);
  const [{ answers }, { posts, next }, asked] = await Promise.all([
    send(listHouseAnswers, { params }),
    send(listPosts, { params }),
    loadAsked(id),
  ]);
  const about = [begun?.postId ?? null, ...answers.map(({ post_id }) => post_id)];
  const missing = new Set(about.filter((one) => one !== null));
  for (const post of posts) missing.delete(post.id);
  const older = await Promise.all([...missing].map(nameOf));
  return { answers, posts: [...posts, ...older.flat()], hasMore: next !== null, asked, gaps };
}

/** What the query asks to be begun: a question, a post, or both; null where it asks for neither. */
function begunIn(url: string): Begun | null {
  const { searchParams } = new URL(url);
  const [question, postId] = [searchParams.get('question'), searchParams.get('post')];
  return question === null && postId === null ? null : { question: question ?? '', postId };
}

/** The screen's data, on its way: it shows its frame first. */
export function answersLoader({ request }: LoaderFunctionArgs) {
  const begun = begunIn(request.url);
  return { ...loadOfBlog(request, (id) => loadAnswers(id, begun)), begun };
}
