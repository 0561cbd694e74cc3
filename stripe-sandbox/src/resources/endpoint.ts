import type { FastifyInstance } from 'fastify';
import { expand } from '../http/expand';
import type { Form } from '../http/form';
import { answerOnce } from '../http/idempotency';
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

const problemAnswer = ({ status, body }: StripeProblem) => ({
  status,
  body: JSON.stringify({ error: body }),
});

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
      ? problemAnswer(result)
      : { status: 200, body: JSON.stringify(expand(sandbox, result, paths)) };
  };

  app.route<Route>({
    method,
    url: path,
    handler: async (request, reply) => {
      const id = request.params.id ?? '';
      const form = method === 'POST' ? (request.body ?? {}) : request.query;
      reply.type('application/json; charset=utf-8');
      if (method === 'GET') return reply.send(answerTo(form, id).body);
      const { status, body, requestId } = answerOnce(sandbox, request, form, () => {
        try {
          return sandbox.change(request, () => answerTo(form, id));
        } catch (error) {
          if (error instanceof StripeProblem) return problemAnswer(error);
          throw error;
        }
      });
      if (requestId !== request.id) {
        reply.header('idempotent-replayed', 'true');
        reply.header('original-request', requestId);
      }
      return reply.code(status).send(body);
    },
  });
}
