import type { FastifyInstance } from 'fastify';
import { expand } from '../http/expand';
import type { Form } from '../http/form';
import { answerOnce, keyedRequest } from '../http/idempotency';
import { listOf, readParams, text, type Params, type Shape } from '../http/params';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';

interface Definition<S extends Shape> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The parameters it knows, besides `expand`. */
  params: S;
  /**
   * Makes the answer. Throwing a StripeProblem undoes what was changed, returning one keeps it.
   * @param id the path's `:id`, empty where it has none.
   */
  answer: (params: Params<S>, id: string) => object;
}

interface Route {
  Params: { id?: string };
  Querystring: Form;
  Body: Form | undefined;
}

/** Serves one call of Stripe's API, with `expand` and, for POST, idempotency keys. */
export function endpoint<S extends Shape>(
  app: FastifyInstance,
  sandbox: Sandbox,
  { method, path, params, answer }: Definition<S>,
): void {
  const answerTo = ({ expand: asked = [], ...form }: Form, id: string) => {
    const paths = listOf(text)(asked, 'expand');
    const result = answer(readParams(form, params), id);
    return result instanceof StripeProblem
      ? { status: result.status, body: JSON.stringify({ error: result.body }) }
      : { status: 200, body: JSON.stringify(expand(sandbox, result, paths)) };
  };

  app.route<Route>({
    method,
    url: path,
    handler: async (request, reply) => {
      const id = request.params.id ?? '';
      const form = method === 'POST' ? (request.body ?? {}) : request.query;
      reply.type('application/json; charset=utf-8');
      if (method === 'GET') {
        const { status, body } = answerTo(form, id);
        return reply.code(status).send(body);
      }
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' ? header : undefined;
      const keyed = keyedRequest({ method, path: request.url, key, form });
      const cause = { requestId: request.id, idempotencyKey: key ?? null };
      const { status, body, requestId } = await answerOnce(sandbox, keyed, cause, () => ({
        ...answerTo(form, id),
        requestId: request.id,
      }));
      if (requestId !== request.id) {
        reply.header('idempotent-replayed', 'true');
        reply.header('original-request', requestId);
      }
      return reply.code(status).send(body);
    },
  });
}
