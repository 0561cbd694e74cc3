import * as v from 'valibot';
import { problemBody, problemCodes } from '@cpal/shared/contract/problem';
import { fastify } from 'fastify';
import { Problem, problemText, sendProblem } from './problem';

it.each(problemCodes)('%s has a status of an error, and the one body', (code) => {
  const problem = new Problem(code, 'No.');
  expect(problem.status).toBeGreaterThanOrEqual(400);
  const body: unknown = JSON.parse(problemText(problem));
  expect(v.parse(problemBody, body)).toEqual({ message: 'No.', error: 'No.', code });
});

it('is answered with its own status and headers, to be stored by nobody', async () => {
  const problem = new Problem('overloaded', 'Later.', {
    status: 502,
    headers: { 'retry-after': '1' },
  });
  const app = fastify();
  app.get('/', (_request, reply) => sendProblem(reply, problem));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([502, problemText(problem)]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
});
