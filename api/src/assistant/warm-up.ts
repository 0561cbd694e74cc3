import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages, reply, suggestions } from '@cpal/assistant/engine';
import type { Assistant } from './assistant';

/**
 * Asks the product's own assistant what readers ask, in each language that it speaks: what the engine
 * makes at its first use would keep the first readers waiting. Other requests have their turn between
 * two questions.
 * @param goesOn whether the process still serves; else the rest is left out.
 */
export async function warmUp({ demo }: Pick<Assistant, 'demo'>, goesOn: () => boolean) {
  await nextTurn();
  const ground = demo.ground();
  const setting = { ...ground, post: ground.post.prepared, blog: null };
  for (const language of languages)
    for (const question of suggestions(setting.post, language)) {
      await nextTurn();
      if (!goesOn()) return;
      reply(setting, question, { languageHints: [language] });
    }
}
