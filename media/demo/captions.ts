/** A caption and when it is shown, in seconds. */
export interface Cue {
  text: string;
  from: number;
  to: number;
}

/** How long people need to read a caption, in seconds: 17 characters a second, as broadcasters count. */
export const readingTime = (text: string): number => Math.max(2, text.length / 17);

/** The captions as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ text, from, to }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return new Date(milliseconds).toISOString().slice(11, 23);
}
