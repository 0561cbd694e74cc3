import type { Element } from './element';
import { leastSeen, type Sight } from './hidden';
import { type Selector, selectorOf, selects } from './selector';
import { declarations, withoutRemarks } from './style';
import { fades, isAway, isClosed } from './unseen';

const most = { text: 400_000, names: 2000, ofName: 6 };

const moves = /transition|animation|will-change/;

/** What fades, closes or grows again is shown by a script. */
function sightIn(body: string): Sight {
  const style = declarations(body);
  if (isAway(style)) return 'unseen';
  if (isClosed(style)) return 'closed';
  const isCut = style.get('overflow') === 'hidden' || style.has('opacity');
  return isCut && !moves.test(body) && fades(style) ? 'closed' : 'seen';
}

interface Rule {
  selector: Selector;
  sight: Sight;
}

const shows = (body: string): boolean =>
  /(?:display|visibility)\s?:\s?(?!none|hidden)|(?:opacity|height)\s?:\s?(?!0)/.test(body);

const matters = /display|visibility|text-indent|font-size\s?:\s?[0-3]|opacity|height|position|clip/;

// The rules of such a block count for every reader.
const everyScreen = /@media\s+(?:only\s+)?(?:screen|all)\s{0,9}\{/g;

/**
 * What a page's own style elements hide by class or id, also inside others (`.a p.name`). Not what
 * any other rule shows, as of tabs or by width: a reader can see that.
 */
export class Stylesheets {
  private readonly hidden = new Map<string, Rule[]>();
  private readonly shown = new Set<string>();
  private left = most.text;
  /** How many selectors hide something, so far. */
  count = 0;

  /** Adds the text of one style element; after many letters no more is read. */
  add(css: string): void {
    const text = css.slice(0, this.left).toLowerCase();
    this.left -= text.length;
    let isNested = false;
    for (const chunk of withoutRemarks(text).replace(everyScreen, '').split('}')) {
      const start = chunk.lastIndexOf('{');
      if (start === -1) isNested = false;
      else {
        const outer = chunk.lastIndexOf('{', start - 1);
        if (outer !== -1) isNested = true;
        const body = chunk.slice(start + 1, start + 2000);
        if (matters.test(body)) this.rule(chunk.slice(outer + 1, start), body, isNested);
      }
    }
  }

  private rule(selectors: string, body: string, isNested: boolean): void {
    const sight = isNested ? 'seen' : sightIn(body);
    if (sight !== 'seen') {
      for (const one of selectors.split(',', 50)) {
        const selector = selectorOf(one.slice(0, 300).trim());
        if (selector !== null) this.hide({ selector, sight });
      }
    } else if (shows(body) && this.shown.size < most.names) {
      for (const [name] of selectors.slice(0, 2000).matchAll(/[.#][\w-]{1,60}/g)) {
        this.shown.add(name);
      }
    }
  }

  private hide(rule: Rule): void {
    const { key } = rule.selector;
    const known = this.hidden.get(key);
    this.count += 1;
    if (known === undefined) {
      if (this.hidden.size < most.names) this.hidden.set(key, [rule]);
    } else if (known.length < most.ofName) known.push(rule);
  }

  /** Whether the rules let a reader see an element. */
  sightOf(element: Element): Sight {
    if (this.hidden.size === 0) return 'seen';
    const { id } = element.attributes;
    const ofId: Sight = id === undefined ? 'seen' : this.sightBy(`#${id.toLowerCase()}`, element);
    return element.classes.reduce<Sight>(
      (least, name) => leastSeen(least, this.sightBy(`.${name}`, element)),
      ofId,
    );
  }

  private sightBy(name: string, element: Element): Sight {
    const rules = this.hidden.get(name);
    if (rules === undefined || this.shown.has(name)) return 'seen';
    return leastSeen(
      ...rules.filter(({ selector }) => selects(selector, element)).map(({ sight }) => sight),
    );
  }
}
