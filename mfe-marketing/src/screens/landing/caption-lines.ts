/**
 * What captions say, cue by cue.
 * @param webVtt a WebVTT file of plain cues: without notes, styles or markup in them. An ampersand,
 *   which the format wants escaped, is one again.
 */
export function captionLines(webVtt: string): readonly string[] {
  return [...webVtt.matchAll(/-->.*\n(.+(?:\n.+)*)/g)].map(([, text = '']) =>
    text.replaceAll('\n', ' ').replaceAll('&amp;', '&'),
  );
}
