import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  askAssistant,
  followRelated,
  openAssistant,
  rateAnswer,
} from '@cpal/shared/contract/assistant/assistant';
import { blogFolder } from '../widget';
import type { Client } from '../set-up/client';
import { monthlyVisits, type Visit, planVisits } from './visits';

interface Places {
  /** Origins: where calls go, and the blog's own. */
  client: Client;
  blog: string;
  key: string;
  dataDir: string;
  blogId: string;
}

interface Progress {
  blogId: string;
  /** Seconds since the epoch: when the month ends. */
  until: number;
  done: number;
}

const fileIn = (dataDir: string) => path.join(blogFolder(dataDir), 'month.json');

/** How far an earlier start came; from the beginning where it was for another blog. */
function progressOf({ dataDir, blogId }: Places): Progress {
  const fresh = { blogId, until: Math.floor(Date.now() / 1000), done: 0 };
  try {
    const known: Progress = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return known.blogId === blogId ? known : fresh;
  } catch {
    return fresh;
  }
}

/** One reader's calls, at the moment of the visit. */
async function visit({ client, blog, key }: Places, until: number, one: Visit): Promise<void> {
  const at = until - one.ago;
  const own = { origin: blog, 'user-agent': one.visitor, 'cpal-simulated-time': String(at) };
  const url = `${blog}/${one.slug}/`;
  const { token } = await client.with(own).send(openAssistant, { body: { key, url } });
  const reader = client.with(own).as(token);
  let conversation: string | undefined;
  for (const [index, question] of one.questions.entries()) {
    const answer = await reader.send(askAssistant, {
      body: { question, ...(conversation !== undefined && { conversation_id: conversation }) },
    });
    conversation = answer.conversation_id;
    if (index > 0) continue;
    const message_id = answer.message_id;
    // Nobody says thanks for no answer.
    if (one.isHelpful === false || (one.isHelpful === true && answer.tier !== 'refusal'))
      await reader.send(rateAnswer, { body: { message_id, is_helpful: one.isHelpful } });
    if (one.follows && answer.related.length > 0)
      await reader.send(followRelated, { body: { message_id } });
    const [link] = answer.links;
    if (one.follows && link) await fetch(link.url, { redirect: 'manual', headers: own });
  }
}

/**
 * Gives the demo blog a month of readers, by the calls that readers make; each call says when it is
 * meant to be, which the product believes of local blogs only, and marks what it keeps of it. Cut off,
 * it goes on where it was; a visit that was under way then can be there twice.
 */
export async function simulateMonth(places: Places): Promise<number> {
  const progress = progressOf(places);
  const all = planVisits({ count: monthlyVisits });
  for (const [index, one] of all.entries()) {
    if (index < progress.done) continue;
    await visit(places, progress.until, one);
    const file = fileIn(places.dataDir);
    writeFileSync(file, JSON.stringify({ ...progress, done: index + 1 } satisfies Progress));
  }
  return all.length - progress.done;
}
