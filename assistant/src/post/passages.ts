import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import type { Block } from './page/blocks';
import { bare, cut } from './page/text';
import type { Passage } from './post';
import { isHeaderRow, withoutNumber } from './sections/lines';
import { isBeside, sectionOf } from './sections/words';

const most = { passages: 400, passage: 1200, all: 80_000 };

// Lines of a page that tell nothing: dates, bylines, buttons, disclosures.
const idle =
  /^(?:(?:by|von|par|por|di|autor:?)\s\S{1,30}(?:\s\S{1,30}){0,2}$|(?:published|updated|posted|last updated|modified|veröffentlicht|aktualisiert|publicado|publié|pubblicato|opublikowano)\b.{0,60}$|(?:jump to|skip to|print|pin|save|share|rate|tweet|email|read more|continue reading|as an amazon|this post (?:may )?contains? affiliate|affiliate link|we may earn|drucken|springe zu|zum rezept|imprimir|imprimer|stampa|drukuj)\b.{0,160}$|.{0,60}(?:\b(?:we|site|website|blog|browser)\b.{0,40}\bcookies?\b|\b(?:accept|reject|manage|essential|tracking|third-party) (?:all )?cookies?\b|\bcookies? (?:policy|notice|settings|consent|preferences|banner)\b|©|all rights reserved).{0,60}$|\d{1,2}[./ ]\w{1,10}[./ ]\d{2,4}$|\w{3,9} \d{1,2}, \d{4}$)/iu;

const longestName = 30;

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?;。！？]/u)
    .map(bare)
    .filter(Boolean);

/** Whether a text is one of the recipe's own lines, the name of a part, or sentences of steps. */
function ownRule(recipe: Recipe | null): (text: string) => boolean {
  if (recipe === null) return () => false;
  const { ingredients, steps, notes } = recipe;
  const parts = [...ingredients, ...steps];
  const lines = new Set(
    parts
      .flatMap(({ text, group }) => [text, group ?? ''])
      .concat(notes)
      .map(bare),
  );
  const told = new Set(steps.flatMap(({ text }) => sentencesOf(text)));
  return (text) => {
    const key = bare(text);
    if (lines.has(key)) return true;
    if (key.length < 30) return false;
    // A step's own name may stand before its text.
    const [first, ...others] = sentencesOf(text);
    const isOwnName = first !== undefined && first.length <= longestName && others.length > 0;
    return (isOwnName || told.has(first ?? '')) && others.every((sentence) => told.has(sentence));
  };
}

/** "Popular: plum cake, 170 °C": a line on other posts, without a heading over it. */
const ofOthers =
  /^(?:most popular|popular(?: now| posts| recipes)?|popularne|trending|most read|beliebt(?:este rezepte)?|meistgelesen|lo más (?:visto|leído)|populares|les plus lus|più letti|mais lid[oa]s|人気(?:記事|レシピ))\s?[:：]/iu;

/** Collects passages; short items of one list read together. */
class Collector {
  readonly passages: Passage[] = [];
  private readonly seen = new Set<string>();
  private isOpenList = false;
  private length = 0;

  add(heading: string | null, text: string, isItem: boolean): void {
    const key = bare(text);
    if (this.seen.has(key) || this.length > most.all) return;
    this.seen.add(key);
    this.length += text.length;
    const last = this.passages.at(-1);
    const isShort = isItem && text.length < 60;
    const joins = isShort && this.isOpenList && last?.heading === heading;
    this.isOpenList = isShort;
    if (joins && last.text.length + text.length < most.passage) last.text += `; ${text}`;
    else if (this.passages.length < most.passages) {
      this.passages.push({ heading, text: cut(text, most.passage) });
    }
  }
}

/**
 * The body's paragraphs, each under its nearest heading, without the recipe's own lines. What comes
 * after the heading of comments or of other posts is no part of the body.
 */
export function passagesOf(blocks: readonly Block[], recipe: Recipe | null): Passage[] {
  const isOwn = ownRule(recipe);
  const collector = new Collector();
  const tells = (text: string) =>
    /\p{L}.*\p{L}/u.test(text) && !idle.test(text) && !isOwn(withoutNumber(text));
  let heading: Block | null = null;
  let above: Block | null = null;
  let apart = 0;
  let leadsText = false;
  // A bold line that leads nothing is a text of its own.
  const endBold = () => {
    if (heading?.level === 8 && !leadsText && apart === 0 && tells(heading.text)) {
      collector.add(above?.text ?? null, heading.text, false);
    }
  };
  for (const block of blocks) {
    const { kind, level, text } = block;
    if (kind === 'heading') {
      if (level < 8 && sectionOf(text) === 'end') break;
      endBold();
      if (apart === 0 || level <= apart) apart = isBeside(text) ? level : 0;
      if (level < 8) above = block;
      heading = block;
      leadsText = false;
    } else if (apart === 0 && tells(text) && !ofOthers.test(text) && !isHeaderRow(block.element)) {
      // Each row of a table is on a thing of its own: a size of tin with its time.
      const isShared = kind === 'item' && block.element.name !== 'tr';
      collector.add(heading?.text ?? null, text, isShared);
      leadsText = true;
    }
  }
  endBold();
  return collector.passages;
}
