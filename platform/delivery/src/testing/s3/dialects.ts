/** An answer without the file that was asked for. */
export interface Failure {
  status: number;
  code: string;
}

/** How a service differs from the others in what a store meets. */
export interface Dialect {
  /** What a conditional write gets while another of the same key is under way; null: it waits. */
  conflict: Failure | null;
  /** The least time between two writes of a key, in milliseconds, and what is answered before. */
  pace: (Failure & { ms: number }) | null;
  /** How an apostrophe is written in a list. */
  apostrophe: string;
}

/** As their documentation says; decision 86 has the places. */
export const dialects: Readonly<Record<'S3' | 'R2' | 'MinIO', Dialect>> = {
  S3: {
    conflict: { status: 409, code: 'ConditionalRequestConflict' },
    pace: null,
    apostrophe: '&apos;',
  },
  R2: {
    conflict: null,
    // A second there, which would only make tests slow.
    pace: { status: 429, code: 'TooManyRequests', ms: 5 },
    apostrophe: "'",
  },
  MinIO: { conflict: null, pace: null, apostrophe: '&#39;' },
};
