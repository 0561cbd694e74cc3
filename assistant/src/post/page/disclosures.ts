import { isButton, isInHeading } from './apart';
import { textOf } from './blocks';
import { isControl, isNamedTitle, isOfFamily, isToggle, targetsOf } from './controls';
import { type Element, findFirst, isInside, newElement } from './element';
import { hasText, isOnlyText, textBefore, textAfter } from './siblings';

const most = {
  panels: 1500,
  controls: 3000,
  ids: 20_000,
  rounds: 6,
  around: 2,
  title: 200,
  tabs: 60,
};

const isHeading = ({ name }: Element): boolean => /^(?:h[1-6]|dt|summary)$/.test(name);

/** "Read more" names nothing. */
const more =
  /^(?:(?:read|show|see|view|load|click)\b|mehr\b|weiter|ver\b|leer más|lire|voir|plus\b|leggi|mostra|altro|ler\b|pokaż|czytaj|więcej|もっと|続き)/iu;

/**
 * Tells the closed panels of a page, which its readers open, from what is hidden from them: a panel
 * has a control that they see and that refers to it, or that directly precedes it.
 */
export class Disclosures {
  private readonly closed = new Set<Element>();
  private readonly triggers = new Map<Element, Element>();
  private readonly buttons = new Set<Element>();
  private readonly controls = new Set<Element>();
  private readonly byId = new Map<string, Element>();
  private readonly byTarget = new Map<string, Element[]>();
  private freeTabs: Element[] = [];

  /** Takes note of an element that opens something, or that something may refer to. */
  note(element: Element): void {
    const { id } = element.attributes;
    if (id !== undefined && this.byId.size < most.ids && !this.byId.has(id)) {
      this.byId.set(id, element);
    }
    if (this.isPending(element)) this.buttons.add(element);
    if (this.controls.size >= most.controls || !isControl(element)) return;
    this.controls.add(element);
    for (const target of targetsOf(element)) {
      this.byTarget.set(target, [...(this.byTarget.get(target) ?? []).slice(0, 9), element]);
    }
  }

  /** A button's text is read only as the name of what it opens; in a heading it is the heading. */
  isPending(element: Element): boolean {
    return isButton(element) && !isInHeading(element);
  }

  /** Takes note of an element that is hidden until it is opened, if it ever is. */
  close(element: Element): void {
    this.closed.add(element);
  }

  /** Removes what no reader can open, and gives the panels their names. */
  settle(): void {
    const panels = [...this.closed].slice(0, most.panels);
    this.freeTabs = [...this.controls]
      .filter((one) => one.attributes.role === 'tab' && targetsOf(one).length === 0)
      .slice(0, most.tabs);
    for (let round = 0, before = -1; before < this.triggers.size; round += 1) {
      if (round === most.rounds) break;
      before = this.triggers.size;
      for (const panel of panels) {
        const trigger = this.triggers.has(panel) ? null : this.triggerOf(panel);
        if (trigger !== null) this.triggers.set(panel, trigger);
      }
    }
    removeAll([...this.closed].filter((one) => !this.triggers.has(one)));
    for (const [panel, trigger] of [...this.triggers, ...this.shownPanels()]) {
      this.name(panel, trigger);
    }
    removeAll([...this.buttons]);
  }

  private isShut(element: Element): boolean {
    return this.closed.has(element) && !this.triggers.has(element);
  }

  /** What opens a panel; null where a reader cannot open it. */
  private triggerOf(panel: Element): Element | null {
    const around = [panel];
    for (let one = panel; around.length <= most.around;) {
      const { parent } = one;
      if (parent === null || !isOnlyText(one, parent)) break;
      around.push(parent);
      one = parent;
    }
    const referring = around.flatMap((one) => this.referringTo(one));
    const control = referring.find((one) => this.isSeen(one, panel));
    if (control !== undefined) return control;
    return around.map((one) => this.triggerBefore(one, around)).find((one) => one !== null) ?? null;
  }

  private referringTo(element: Element): readonly Element[] {
    const { id, role } = element.attributes;
    const label = this.byId.get(element.attributes['aria-labelledby'] ?? '');
    return [
      ...(id === undefined ? [] : (this.byTarget.get(id) ?? [])),
      ...(label !== undefined && this.controls.has(label) ? [label] : []),
      ...(role === 'tabpanel' ? this.tabInOrder(element) : []),
    ];
  }

  /** Of tabs that refer to nothing, the one in the same place as its panel. */
  private tabInOrder(panel: Element): Element[] {
    const { parent } = panel;
    const panels = parent?.children.slice(0, 200).filter(isPanel) ?? [];
    const tabs = this.freeTabs.filter((one) => parent !== null && isInside(one, parent));
    const tab = tabs[panels.indexOf(panel)];
    return tab !== undefined && tabs.length === panels.length ? [tab] : [];
  }

  private isSeen(control: Element, panel: Element): boolean {
    if (isInside(control, panel)) return false;
    for (let up: Element | null = control; up !== null; up = up.parent) {
      if (this.isShut(up)) return false;
    }
    const says = control.attributes['aria-label'] ?? control.attributes.title ?? '';
    return says.trim() !== '' || hasText(control, (one) => this.isShut(one));
  }

  /** The button, title or question right before an element that belongs to it. */
  private triggerBefore(element: Element, around: readonly Element[]): Element | null {
    const before = textBefore(element);
    if (before === null || typeof before === 'string' || this.isShut(before)) return null;
    const text = textOf(before);
    if (text === '' || text.length > most.title) return null;
    if (before.name === 'summary') return textAfter(element) === null ? before : null;
    const isFamily = around.some(isOfFamily);
    const isKnown = (one: Element) => this.controls.has(one);
    const control = isKnown(before) ? before : findFirst(before, isKnown);
    if (control !== null && this.isSeen(control, element)) {
      const opensOther = targetsOf(control).some((id) => this.byId.has(id));
      const opens = isToggle(control) || control.name === 'label' || isFamily;
      const isWhole = isHeading(before) || textOf(control) === text;
      return opens && isWhole && !opensOther ? control : null;
    }
    const after = textAfter(element);
    const isLast = after === null || (typeof after !== 'string' && after.name === before.name);
    return isLast && (isFamily ? isTitle(before) : isQuestion(element)) ? before : null;
  }

  /** Panels that stand open, or that a stylesheet elsewhere closes. */
  private shownPanels(): [Element, Element][] {
    const used = new Set(this.triggers.values());
    return [...this.controls].flatMap((control): [Element, Element][] => {
      if (used.has(control) || !isToggle(control)) return [];
      const panel = targetsOf(control).map((id) => this.byId.get(id))[0] ?? textAfter(control);
      return panel === undefined ||
        panel === null ||
        typeof panel === 'string' ||
        isInside(control, panel)
        ? []
        : [[panel, control]];
    });
  }

  /** Makes a trigger the heading of its panel, where it is none. */
  private name(panel: Element, trigger: Element): void {
    if (isInHeading(trigger)) return;
    const text = textOf(trigger);
    const isName = /\p{L}{2}|[\u3040-\u9FFF]/u.test(text) && text.length <= most.title;
    if (!isName || more.test(text)) return;
    if (textAfter(trigger) === panel) {
      trigger.name = 'summary';
      this.buttons.delete(trigger);
      return;
    }
    const heading = newElement('summary', panel);
    heading.children.push(text);
    panel.children.unshift(heading);
    this.buttons.add(trigger);
  }
}

const isPanel = (one: Element | string) =>
  typeof one !== 'string' && one.attributes.role === 'tabpanel';

const isTitle = (element: Element): boolean =>
  isNamedTitle(element) ||
  isOfFamily(element) ||
  (isHeading(element) &&
    [element.parent, element.parent?.parent].some((up) => up && isOfFamily(up)));

/** The answer of a question that is marked as such. */
function isQuestion(element: Element): boolean {
  let isAnswer = false;
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 5; steps += 1, up = up.parent) {
    const { itemprop = '', itemtype = '' } = up.attributes;
    isAnswer ||= /(?:^|\s)acceptedAnswer(?:$|\s)/.test(itemprop);
    if (isAnswer && itemtype.endsWith('schema.org/Question')) return true;
  }
  return false;
}

/** Removes elements from those that they stand in. */
function removeAll(elements: readonly Element[]): void {
  const gone = new Set<Element | string>(elements);
  for (const parent of new Set(elements.map((one) => one.parent))) {
    if (parent !== null) parent.children = parent.children.filter((one) => !gone.has(one));
  }
}
