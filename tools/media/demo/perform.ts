import { setTimeout as sleep } from 'node:timers/promises';
import type { Camera } from './camera';
import { type Cue, readingTime } from './captions';
import type { Scene } from './scenes';
import type { Stage } from './stage';

/** What has just happened is seen for so long at least, in seconds. */
const pause = 0.8;

/** Plays the scenes; each lasts at least until its caption is read. Answers when each was seen. */
export async function perform(
  scenes: readonly Scene[],
  stage: Stage,
  camera: Camera,
): Promise<Cue[]> {
  const cues: Cue[] = [];
  for (const { caption, isBesidePanel = false, play } of scenes) {
    const from = camera.now();
    await play(stage);
    const unread = from + readingTime(caption) - camera.now();
    await sleep(Math.max(unread, pause) * 1000);
    cues.push({ text: caption, from, to: camera.now(), isLeft: isBesidePanel });
  }
  return cues;
}
