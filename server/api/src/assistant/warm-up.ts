import { languages, reply, suggestions } from '@cpal/assistant/engine';
import type { Assistant } from './assistant';

/**
 * Asks the product's own assistant what readers ask, in each language that it speaks: what the engine
 * makes at its first use would keep the first readers waiting.
 * @param rest is waited for before each question, so that requests go on meanwhile, which take several
 *   turns each. It says whether the process still serves; else the other questions are left out.
 */
export async function warmUp({ demo }: Pick<Assistant, 'demo'>, rest: () => Promise<boolean>) {
  if (!(await rest())) return;
  const ground = demo.ground();
  const setting = { ...ground, post: ground.post.prepared, blog: null };
  for (const language of languages)
    for (const question of suggestions(setting.post, language)) {
      if (!(await rest())) return;
      reply(setting, question, { languageHints: [language] });
    }
}
