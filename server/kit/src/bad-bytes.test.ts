import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { answerBadBytes } from './bad-bytes';
import { logOptions } from './logger';

const lines: string[] = [];
const app = fastify({
  logger: logOptions('info', 'test', { write: (line) => lines.push(line) }),
  http: { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 },
  clientErrorHandler: (error, socket) => answerBadBytes(app.log, error, socket),
});
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
app.post('/', () => 'read');
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** What comes back for bytes, until the server hangs up. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const chunked =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nTransfer-Encoding: chunked\r\n\r\n';

it.each([
  ['what is not HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'validation_failed'],
  ['what never ends', 'GET / HTTP/1.1\r\n', '408 Request Timeout', 'validation_failed'],
  [
    'chunks that say too much',
    `${chunked}1;${'x'.repeat(20_000)}\r\n`,
    '413 Payload Too Large',
    'payload_too_large',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'payload_too_large',
  ],
])('answers %s, and hangs up', async (_what, bytes, status, code) => {
  const answer = await answerTo(bytes);
  expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
  expect(answer).toContain('\r\nconnection: close\r\n');
  const [, body = ''] = answer.split('\r\n\r\n');
  expect(answer).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`);
  expect(JSON.parse(body)).toMatchObject({ code });
  const [, id] = /\r\nx-request-id: ([\da-f-]{36})\r\n/.exec(answer) ?? [];
  const line = lines.find((one) => one.includes(`"requestId":"${id}"`));
  expect(JSON.parse(line ?? '')).toMatchObject({
    method: null,
    status: Number.parseInt(status, 10),
  });
});
