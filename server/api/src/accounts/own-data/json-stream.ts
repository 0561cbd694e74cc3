/** Rows as they come, a batch at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]>;

/** An object whose lists are not there yet. */
export type Pieces<T> = T extends readonly (infer Row)[]
  ? Batches<Row>
  : T extends object
    ? { [Name in keyof T]: Pieces<T[Name]> }
    : T;

const isBatches = (piece: object): piece is Batches<unknown> => Symbol.asyncIterator in piece;

/**
 * Writes an object as JSON, piece by piece: a batch is asked for only once the one before it was
 * taken, so that neither memory nor a connection is held for a slow reader.
 */
export async function* writeJson(piece: unknown): AsyncGenerator<string> {
  if (typeof piece !== 'object' || piece === null) yield JSON.stringify(piece);
  else if (isBatches(piece)) yield* writeList(piece);
  else yield* writeFields(piece);
}

async function* writeList(batches: Batches<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* writeFields(fields: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, piece] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* writeJson(piece);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}
