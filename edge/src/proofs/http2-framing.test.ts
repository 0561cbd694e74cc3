import { isDeepStrictEqual } from 'node:util';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { loopback } from '../testing/ask';
import { askHttp2, connectHttp2 } from '../testing/ask-http2';
import {
  begun,
  type Http2Form,
  http2Forms,
  readOf,
  takenBack,
} from '../testing/framing/http2-forms';
import {
  endStream,
  frameTypes,
  headerFrames,
  isAnswerOn,
  isGoAway,
  openHttp2,
} from '../testing/framing/raw-http2';
import { answersHeader, recordingOrigin } from '../testing/framing/recording-origin';
import { startTlsEdge } from '../testing/tls-edge';

const dir = tempDir();
const start = loopback();
const { server: origin, arrived } = recordingOrigin();
let port: number;
beforeAll(async () => {
  port = await startTlsEdge(dir, start, origin);
});

let visitors = 0;
/** Whether somebody else's request gets its own answer. */
async function isOwnAnswer() {
  visitors += 1;
  const path = `/api/visitor-${visitors}`;
  const session = await connectHttp2(port);
  const { status, headers, body } = await askHttp2(session, path);
  session.destroy();
  return status === 200 && headers[answersHeader] === path && body.toString() === path;
}

let ids = 0;
/** What goes wrong with a form, in words; null where all is well. */
async function faultOf({ frames, sent, isProper = false }: Http2Form): Promise<string | null> {
  ids += 1;
  const id = `${ids}x`;
  const connection = await openHttp2(port);
  connection.write(frames(id));
  const isEnd = isAnswerOn(1, frameTypes.reset);
  const isOver = await connection.until((received) => isEnd(received) || isGoAway(received));
  const isVisitorServed = await isOwnAnswer();
  const wasOpen = connection.isOpen();
  connection.close();
  if (!isVisitorServed) return 'a visitor did not get the own answer';
  if (!isOver && wasOpen) return 'neither answered nor refused';
  const arrivals = arrived
    .filter(({ url }) => url.endsWith(`-${id}`))
    .map(({ method, url, body }) => ({ method, url, body }));
  const allowed = sent === null ? [] : [sent(id)];
  const expected = isProper ? allowed : allowed.slice(0, arrivals.length);
  return isDeepStrictEqual(arrivals, expected) ? null : `arrived: ${JSON.stringify(arrivals)}`;
}

it('tries at least 90 forms', () => {
  expect(new Set(http2Forms.map(({ name }) => name)).size).toBeGreaterThanOrEqual(90);
});

it('reaches nobody where its caller takes it back in the middle of the body', async () => {
  const connection = await openHttp2(port);
  connection.write(begun('cut'));
  // The edge has read what came, and makes room for more.
  expect(await connection.until(({ type }) => type === frameTypes.windowUpdate)).toBe(true);
  connection.write(takenBack);
  connection.write(headerFrames(3, readOf('after-cut'), endStream));
  expect(await connection.until(isAnswerOn(3))).toBe(true);
  connection.close();
  expect(arrived.map(({ url }) => url).filter((url) => url.endsWith('cut'))).toEqual([
    '/api/after-cut',
  ]);
});

it('reaches the API as it was sent over HTTP/2, or not at all', async () => {
  const faults: string[] = [];
  for (const form of http2Forms) {
    const fault = await faultOf(form);
    if (fault !== null) faults.push(`${form.name}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(await isOwnAnswer()).toBe(true);
  expect(arrived.filter(({ url }) => /smuggled|second|evil/.test(url))).toEqual([]);
  const framing = arrived.filter(({ headers }) => 'transfer-encoding' in headers);
  expect(framing).toEqual([]);
});
