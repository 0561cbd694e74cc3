import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

/** A name and its value, as bytes that may be anything. */
export type Field = readonly [name: string, value: string];

/** Types of frames; RFC 9113, section 6. */
export const frameTypes = {
  data: 0,
  headers: 1,
  reset: 3,
  settings: 4,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9,
} as const;

export const endStream = 0x1;
const endHeaders = 0x4;

const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

/** How long, in milliseconds, an end is waited for; all that a test waits for do come. */
const limit = 10_000;

/** One frame. */
export function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Buffer = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A text of HPACK, as it is, with its length in as many bytes as that takes; RFC 7541, section 5. */
function hpackText(text: string): Buffer {
  const content = Buffer.from(text, 'latin1');
  if (content.length < 127) return Buffer.concat([Buffer.from([content.length]), content]);
  const rest: number[] = [];
  let left = content.length - 127;
  for (; left >= 128; left >>= 7) rest.push((left & 127) | 128);
  return Buffer.concat([Buffer.from([127, ...rest, left]), content]);
}

/** Fields that no table is asked for, so that nothing about them is tidied up. */
export const fieldBlock = (fields: readonly Field[]): Buffer =>
  Buffer.concat(
    fields.flatMap(([name, value]) => [Buffer.from([0]), hpackText(name), hpackText(value)]),
  );

/** Headers of any length: what one frame cannot hold goes into the next. */
export function headerFrames(stream: number, fields: readonly Field[], flags = 0): Buffer {
  const block = fieldBlock(fields);
  const most = 16_384;
  const parts = Array.from({ length: Math.max(1, Math.ceil(block.length / most)) }, (_, index) =>
    block.subarray(index * most, (index + 1) * most),
  );
  return Buffer.concat(
    parts.map((part, index) => {
      const type = index === 0 ? frameTypes.headers : frameTypes.continuation;
      const last = index === parts.length - 1 ? endHeaders : 0;
      return frame(type, (index === 0 ? flags : 0) | last, stream, part);
    }),
  );
}

/** A frame that came back: its type and stream. */
interface Received {
  type: number;
  stream: number;
}

/** Whether a frame ends a connection. */
export const isGoAway = ({ type }: Received): boolean => type === frameTypes.goAway;

/** Whether a frame begins an answer on a stream, or refuses one. */
export const isAnswerOn =
  (wanted: number, ...types: readonly number[]) =>
  ({ type, stream }: Received): boolean =>
    stream === wanted && [frameTypes.headers, ...types].includes(type);

/** Opens a connection for HTTP/2 and writes bytes into it as they are. */
export async function openHttp2(port: number) {
  const socket = connect({ port, ALPNProtocols: ['h2'], rejectUnauthorized: false });
  // A reset is an answer too, and `close` follows.
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  const received: Received[] = [];
  let pending: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 9 && pending.length >= 9 + pending.readUIntBE(0, 3)) {
      received.push({ type: pending.readUInt8(3), stream: pending.readUInt32BE(5) });
      pending = pending.subarray(9 + pending.readUIntBE(0, 3));
    }
  });
  socket.write(preface + frame(frameTypes.settings, 0, 0).toString('latin1'), 'latin1');
  return {
    write: (bytes: Buffer) => socket.write(bytes),
    received,
    /** Waits until such a frame came, or the other side has closed. @returns whether it did. */
    until: async (isIt: (frame: Received) => boolean): Promise<boolean> => {
      const came = () => received.some(isIt);
      const late = new AbortController();
      const over = new Promise<void>((resolve) => {
        const look = () => (came() || socket.destroyed) && resolve();
        socket.on('data', look).once('close', look);
        look();
      });
      await Promise.race([over, sleep(limit, null, { signal: late.signal }).catch(() => null)]);
      late.abort();
      return came();
    },
    /** Reads nothing of what comes back, or goes on. */
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    isOpen: () => !socket.destroyed,
    close: () => socket.destroy(),
  };
}
