import type { Post } from '../post/post';
import { readPost } from '../post/read-post';

/** What a plain page says, part by part. */
export interface Listed {
  language: string;
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** Paragraphs below the recipe. */
  notes?: readonly string[];
}

const items = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

/** A post as it is read from a page with headings and lists. */
export function listedPost({ language, title, ingredients, steps, notes = [] }: Listed): Post {
  const headings = { de: ['Zutaten', 'Zubereitung'], pl: ['Składniki', 'Przygotowanie'] };
  const [first, second] =
    language === 'de' || language === 'pl' ? headings[language] : ['Ingredients', 'Method'];
  const html = `<!DOCTYPE html><html lang="${language}"><body><main><h1>${title}</h1>
<h2>${first}</h2><ul>${items('li', ingredients)}</ul>
<h2>${second}</h2><ol>${items('li', steps)}</ol>
<h2>...</h2>${items('p', notes)}</main></body></html>`;
  return readPost(html, 'https://blog.test/post/').post;
}
