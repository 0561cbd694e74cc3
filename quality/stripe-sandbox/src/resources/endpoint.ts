import type { FastifyInstance } from 'fastify';
import type { Form } from '../http/form';
import { answerOnce } from '../http/idempotency';
import { paginate, type Filter } from '../http/page';
import { readParams, type Params, type Shape } from '../http/params';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Row, Table } from '../store/table';

interface Route {
  Params: { id?: string; part?: string };
  Querystring: Form;
  Body: Form | undefined;
}

/** @param id the path's `:id`, `part` its `:part`; empty where it has none. */
type Answer = (form: Form, id: string, part: string) => object;

const problemAnswer = ({ status, body }: StripeProblem) => ({
  status,
  body: JSON.stringify({ error: body }),
});

function answerTo(answer: Answer, form: Form, { id = '', part = '' }: Route['Params']) {
  const result = answer(form, id, part);
  return result instanceof StripeProblem
    ? problemAnswer(result)
    : { status: 200, body: JSON.stringify(result) };
}

/** An answer to a request that has no parameters. */
const bare =
  (answer: (id: string, part: string) => object): Answer =>
  (form, id, part) => {
    readParams(form, {});
    return answer(id, part);
  };

/** What serves the calls of Stripe's API; POST takes idempotency keys. */
export function stripeRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const read = (path: string, answer: Answer) =>
    app.get<Route>(path, async ({ params, query }, reply) => {
      const { body } = answerTo(answer, query, params);
      return reply.type('application/json; charset=utf-8').send(body);
    });

  const write = (method: 'POST' | 'DELETE', path: string, answer: Answer) =>
    app.route<Route>({
      method,
      url: path,
      handler: async (request, reply) => {
        const form = method === 'POST' ? (request.body ?? {}) : request.query;
        const { status, body, requestId } = answerOnce(sandbox, request, form, () => {
          try {
            return sandbox.change(request, () => answerTo(answer, form, request.params));
          } catch (error) {
            if (error instanceof StripeProblem) return problemAnswer(error);
            throw error;
          }
        });
        if (requestId !== request.id) {
          reply.headers({ 'idempotent-replayed': 'true', 'original-request': requestId });
        }
        return reply.code(status).type('application/json; charset=utf-8').send(body);
      },
    });

  return {
    /**
     * A call that changes something: throwing a StripeProblem undoes the change, returning one does
     * not.
     */
    post: <S extends Shape>(
      path: string,
      shape: S,
      answer: (params: Params<S>, id: string) => object,
    ) => write('POST', path, (form, id) => answer(readParams(form, shape), id)),

    del: (path: string, answer: (id: string, part: string) => object) =>
      write('DELETE', path, bare(answer)),

    /** @param find looks the row up, by default in the table. */
    retrieve: <T extends Row>(
      path: string,
      table: Table<T>,
      find: (id: string) => object = (id) => table.find(id),
    ) => read(`${path}/:id`, bare(find)),

    /** @param isListed whether a row is in the list at all, before any filter. */
    list: <T extends Row>(
      path: string,
      table: Table<T>,
      filters: Record<string, Filter<T>>,
      isListed: (form: Form, row: T, id: string) => boolean = () => true,
    ) =>
      read(path, (form, id) =>
        paginate(table, (row) => isListed(form, row, id), form, filters, path.replace(':id', id)),
      ),
  };
}

/** The calls that a resource adds its own to. */
export type Routes = ReturnType<typeof stripeRoutes>;
