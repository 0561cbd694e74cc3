import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webVtt } from './captions';
import { scenes } from './scenes';

const file = path.join(__dirname, '../../../mfe-marketing/src/screens/landing/demo/captions.vtt');

/** What captions say, cue by cue, as it stands in their file. */
const textsOf = (vtt: string) => [...vtt.matchAll(/-->.*\n(.+(?:\n.+)*)/g)].map(([, text]) => text);

it('the video on the landing page was recorded from these scenes', () => {
  const cues = scenes.map(({ caption }) => ({ text: caption, from: 0, to: 0, isLeft: false }));
  expect(textsOf(readFileSync(file, 'utf8'))).toEqual(textsOf(webVtt(cues)));
});
