import type { TrialOpening } from '@cpal/shared/contract/assistant/trial';
import { makeServings, makeUnits } from './amounts';
import { button, element } from './element';
import type { Words } from './words/words';

/** Suggestions that are offered. */
const maxChips = 4;

/**
 * What a reader can press instead of typing: questions at first, all else behind one button. Once
 * something was asked, the button alone stays, and the conversation has the room.
 */
export function makeOffers(place: HTMLElement, words: Words, ask: (question: string) => void) {
  const rest = element('div', { id: 'rest', class: 'rest', hidden: true });
  const more = button(words.moreOffers, () => open(rest.hidden !== false), {
    class: 'chip',
    'aria-expanded': 'false',
    'aria-controls': 'rest',
  });
  const chips = { role: 'group', 'aria-label': words.suggestions, class: 'chips' };
  const lead = element('div', chips, more);
  const open = (isOpen: boolean) => {
    rest.hidden = !isOpen;
    more.setAttribute('aria-expanded', String(isOpen));
  };
  /** A question that was asked is offered no more. */
  const chip = (suggestion: string) => {
    const made = button(
      suggestion,
      () => {
        made.remove();
        ask(suggestion);
      },
      { class: 'chip' },
    );
    return made;
  };
  return {
    show: ({ assistant, post }: TrialOpening) => {
      lead.replaceChildren(...assistant.suggestions.slice(0, maxChips).map(chip), more);
      rest.replaceChildren(
        element('div', { class: 'chips' }, ...makeUnits(words, ask)),
        makeServings(words, post?.servings ?? null, ask) ?? '',
      );
      place.replaceChildren(lead, rest);
    },
    /** Gives its room to the answer. */
    fold: () => {
      open(false);
      if (lead.children.length === 1) return;
      rest.prepend(element('div', chips, ...lead.children));
      lead.replaceChildren(more);
    },
  };
}
