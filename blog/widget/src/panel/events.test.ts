import { readEvents } from './events';

const bodyOf = (pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function eventsIn(pieces: readonly Uint8Array[]) {
  const events = [];
  for await (const event of readEvents(bodyOf(pieces), () => undefined)) events.push(event);
  return events;
}

const text = [
  ': open\n\n',
  'event: start\r\ndata: {"message_id":"1"}\r\n\r\n',
  'event: delta\ndata: {"text":\ndata: "crème 🍋"}\n\n',
  'data: 1\n\n',
].join('');

const expected = [
  { name: 'start', data: { message_id: '1' } },
  { name: 'delta', data: { text: 'crème 🍋' } },
  { name: 'message', data: 1 },
];

it('reads events however they are cut', async () => {
  const bytes = new TextEncoder().encode(text);
  expect(await eventsIn([bytes])).toEqual(expected);
  for (const size of [1, 2, 3, 7]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await eventsIn(pieces)).toEqual(expected);
  }
});

it('reads the last event of a stream that does not end it', async () => {
  expect(await eventsIn([new TextEncoder().encode('data: 1')])).toEqual([
    { name: 'message', data: 1 },
  ]);
});

it('lets the server stop where nobody reads on', async () => {
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel,
  });
  for await (const { data } of readEvents(body, () => undefined)) {
    expect(data).toBe(1);
    break;
  }
  expect(cancel).toHaveBeenCalled();
});
