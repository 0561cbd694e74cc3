import * as v from 'valibot';
import { problemCodes } from '@cpal/shared/contract/problem';
import { idempotencyCodes, problemDetails } from '@cpal/shared/contract/problem-details';
import { fastify } from 'fastify';
import { Problem, problemText, sendProblem } from './problem';

it.each([...problemCodes, ...idempotencyCodes])(
  '%s has a status of an error, and the one body',
  (code) => {
    const problem = new Problem(code, 'No.');
    expect(problem.status).toBeGreaterThanOrEqual(400);
    const body: unknown = JSON.parse(problemText(problem, 'one'));
    expect(v.parse(problemDetails, body)).toEqual({
      message: 'No.',
      error: 'No.',
      code,
      type: `urn:cpal:problem:${code}`,
      title: expect.stringMatching(/^[A-Z][a-z ]+$/),
      status: problem.status,
      detail: 'No.',
      request_id: 'one',
    });
  },
);

it('is answered with its own status and headers, to be stored by nobody', async () => {
  const problem = new Problem('overloaded', 'Later.', {
    status: 502,
    headers: { 'retry-after': '1' },
    param: 'voice.tone',
  });
  const app = fastify({ genReqId: () => 'one' });
  app.get('/', (_request, reply) => sendProblem(reply, problem));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([502, problemText(problem, 'one')]);
  expect(JSON.parse(body)).toMatchObject({ param: 'voice.tone', request_id: 'one', status: 502 });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
});
