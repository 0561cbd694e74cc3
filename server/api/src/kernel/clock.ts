/** Tells the time; injected, so that tests can move it. */
export type Clock = () => Date;

/** A moment as the wire has it: whole seconds since the epoch. */
export const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The day of a moment, in UTC, as `YYYY-MM-DD`. */
export const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The moment `seconds` after `moment`; negative seconds go back. */
export const addSeconds = (moment: Date, seconds: number) =>
  new Date(moment.getTime() + seconds * 1000);

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
