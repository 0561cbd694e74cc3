import { once } from 'node:events';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';

/** Connects by HTTP/2 to a server on loopback, whose certificate nobody has signed. */
export async function connectHttp2(port: number): Promise<ClientHttp2Session> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  await once(session, 'connect');
  return session;
}

/** Asks over a connection, with pseudo-headers where `headers` name them. */
export async function askHttp2(
  session: ClientHttp2Session,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: string | Buffer,
) {
  const stream = session.request({ ':path': path, ...headers }, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const [answer] = await once(stream, 'response');
  const { ':status': status, ...sent } = answer;
  return { status: Number(status), headers: sent, body: await buffer(stream) };
}
