/** What was recorded: pictures in order, each shown until the next, and how long all of it is. */
export interface Film {
  /** Each with the moment from which it is seen, in seconds. */
  frames: { at: number; file: string }[];
  seconds: number;
}

/** The picture that is seen at a moment of the film, in seconds. */
export function pictureAt({ frames }: Film, moment: number): string {
  const frame = frames.findLast(({ at }) => at <= moment);
  if (frame === undefined) throw new Error(`Nothing was recorded ${moment} s into the film.`);
  return frame.file;
}

/**
 * The film as a list for ffmpeg's concat demuxer: every picture with the seconds it is seen. The last
 * one is named twice, since that demuxer ignores the duration of the last.
 */
export function concatList({ frames, seconds }: Film): string {
  const shots = frames
    .map(({ at, file }, index) => ({ file, duration: (frames[index + 1]?.at ?? seconds) - at }))
    .filter(({ duration }) => duration > 0);
  const lines = shots.flatMap(({ file, duration }) => [
    `file '${file}'`,
    `duration ${duration.toFixed(6)}`,
  ]);
  return ['ffconcat version 1.0', ...lines, `file '${shots.at(-1)?.file}'`, ''].join('\n');
}
