import { type ServerResponse, createServer } from 'node:http';
import { listen } from '../../../../../quality/stripe-sandbox/src/testing/listen';

/** What a website answers at one path. */
interface Page {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A website on this machine, and what it was asked. */
export interface Website {
  /** Such as `http://localhost:41234`; its domain is `localhost`. */
  origin: string;
  /** By path with query; what is not in it answers 404. */
  pages: Map<string, Page>;
  asked: { path: string; at: number; headers: NodeJS.Dict<string | string[]> }[];
  /** What it was asked while an answer was under way. */
  overlaps: string[];
  /** Whether it leaves a request for this path without an answer. */
  isSilent: (path: string) => boolean;
  /** The paths of those. */
  unanswered: string[];
  close: () => Promise<void>;
}

/** Starts one. */
export async function openWebsite(): Promise<Website> {
  const pages: Website['pages'] = new Map();
  const asked: Website['asked'] = [];
  const overlaps: string[] = [];
  const inHand = new Set<ServerResponse>();
  const server = createServer(({ url: path = '/', headers }, response) => {
    asked.push({ path, at: performance.now(), headers });
    if (inHand.size > 0) overlaps.push(path);
    inHand.add(response);
    response.once('close', () => inHand.delete(response));
    if (website.isSilent(path)) {
      website.unanswered.push(path);
      return;
    }
    const { status = 200, headers: more, body = '' } = pages.get(path) ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...more }).end(body);
  });
  const { origin, close } = await listen(server);
  const website: Website = {
    origin: origin.replace('127.0.0.1', 'localhost'),
    pages,
    asked,
    overlaps,
    isSilent: () => false,
    unanswered: [],
    close,
  };
  return website;
}
