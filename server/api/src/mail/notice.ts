import * as v from 'valibot';
import type { Message } from './letter';

/** What a notice may say next to its facts. */
export interface Reader {
  publicUrl: string;
  /** Whether the address is its owner's: only they get what opens more than the mail. */
  isVerified: boolean;
  /** When it happened. */
  at: Date;
}

/** Makes the writer of one kind of notice; its facts went through the queue and are read again. */
export const notice = <Schema extends v.GenericSchema>(
  facts: Schema,
  write: (facts: v.InferOutput<Schema>, reader: Reader) => Message,
) => ({
  facts,
  write: (detail: unknown, reader: Reader) => write(v.parse(facts, detail), reader),
});

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as mails write it, of seconds since the epoch; days are UTC's, as at Stripe. */
export const formatDay = (seconds: number) => dates.format(seconds * 1000);

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as mails write it, in UTC. */
export const formatMoment = (at: Date) => moments.format(at);
