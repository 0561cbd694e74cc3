/** A caption and when it is shown, in seconds. */
export interface Cue {
  text: string;
  from: number;
  to: number;
  /** Whether it keeps to the left two thirds of the picture. */
  isLeft: boolean;
}

/** How long people need to read a caption, in seconds: 17 characters a second, as broadcasters count. */
export const readingTime = (text: string): number => Math.max(2, text.length / 17);

/** The captions as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ text, from, to, isLeft }) =>
      `${stamp(from)} --> ${stamp(to)}${isLeft ? leftSettings : ''}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** The middle of the caption is a third into the picture. */
const leftSettings = ' position:33% size:66%';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return new Date(milliseconds).toISOString().slice(11, 23);
}
