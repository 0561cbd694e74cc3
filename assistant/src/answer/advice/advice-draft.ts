import type { Source } from '@cpal/shared/contract/assistant/assistant';
import { knowledgeIn } from '../../knowledge/knowledge';
import { findConflicts } from '../../safety/find-conflicts';
import type { Ask, Draft } from '../draft';
import { general } from '../talk/general';

/** A card and what its slots are filled with. */
export interface FilledCard {
  id: string;
  slots?: Readonly<Record<string, string>>;
}

const sentenceEnds = /(?<=[.!?])\s+|(?<=。)/u;

/** The text of a card in the question's language, its slots filled in; empty for an unknown one. */
export function cardText({ question }: Ask, { id, slots = {} }: FilledCard): string {
  const text = knowledgeIn(question.language).advice.cards.get(id) ?? '';
  return Object.entries(slots).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
    text,
  );
}

/**
 * The answer that some cards make together, without the sentences that offer what the reader cannot
 * eat; null where nothing is left.
 */
export function offeredDraft(ask: Ask, id: string): Draft | null {
  const { language } = ask.question;
  const { all } = ask.exclusions;
  const kept = cardText(ask, { id })
    .split(sentenceEnds)
    .filter((sentence) => sentence !== '' && findConflicts(sentence, [language], all).length === 0);
  return kept.length === 0 ? null : general(kept.join(language === 'ja' ? '' : ' '));
}

/** The answer that states cards on the recipe one after another; null for none. */
export function statedDraft(
  ask: Ask,
  cards: readonly FilledCard[],
  sources: readonly Source[] = [],
): Draft | null {
  const texts = cards.map((card) => cardText(ask, card)).filter((text) => text !== '');
  if (texts.length === 0) return null;
  const text = texts.join(ask.question.language === 'ja' ? '' : ' ');
  return { ...general(text), sources };
}
