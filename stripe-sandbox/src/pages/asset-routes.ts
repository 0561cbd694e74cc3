import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageCss } from './page-css';

const sendText = (type: string, content: string) => (_request: unknown, reply: FastifyReply) =>
  reply
    .headers({
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(`${type}; charset=utf-8`)
    .send(content);

/** The browser script, which any page may load, and the style sheet. */
export function assetRoutes(app: FastifyInstance, browserScript: string): void {
  app.get('/stripe.js', sendText('text/javascript', browserScript));
  app.get('/assets/page.css', sendText('text/css', pageCss));
}
