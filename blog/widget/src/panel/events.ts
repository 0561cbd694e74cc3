/** One event of a stream: its name and its data, parsed. */
export interface StreamEvent {
  name: string;
  data: unknown;
}

/** Reads one event's lines; null if it has no data, as a comment that keeps a line open. */
function parse(block: string): StreamEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, data: JSON.parse(data.join('\n')) };
}

/**
 * Reads server-sent events as they arrive, however the network cuts them into pieces.
 * @param heard is called for each piece.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      heard();
      // A line feed of the pair may be in the next piece, so a carriage return alone ends no line.
      rest = (rest + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parse(block);
        if (event !== null) yield event;
      }
      if (done) return;
    }
  } finally {
    // Who leaves early lets the server stop as well.
    void reader.cancel().catch(() => null);
  }
}
