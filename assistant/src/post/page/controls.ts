import { isButton } from './apart';
import type { Element } from './element';

/** Names that accordions, their answers and tabs go by, in plugins and themes. */
const family =
  /faq|accord[ei]on|akkordeon|toggle|collaps|spoiler|expand|(?:^|[-_])(?:answer|antwort|tabs?)(?:$|[-_])/;

const title =
  /(?:^|[-_]|faq|accordion|toggle|spoiler)(?:title|header|heading|head|question|trigger|label|name|frage)(?:$|[-_])/;

const tabList = /(?:^|[-_])tabs?(?:$|[-_])/;

/** Whether a class says that an element is a part of an accordion or of tabs. */
export const isOfFamily = ({ classes }: Element): boolean =>
  classes.some((one) => family.test(one));

/** Whether a class says that an element is what a reader presses to open a panel. */
export const isNamedTitle = (element: Element): boolean =>
  element.classes.some((one) => title.test(one));

function isInTabList(element: Element): boolean {
  let up = element.parent;
  for (let steps = 0; up !== null && steps < 3; steps += 1, up = up.parent) {
    if (up.attributes.role === 'tablist' || up.classes.some((one) => tabList.test(one)))
      return true;
  }
  return false;
}

const toggles = ({ attributes }: Element): boolean =>
  /^(?:collapse|tab|pill)$/.test(attributes['data-bs-toggle'] ?? attributes['data-toggle'] ?? '');

/** Whether an element says of itself that it opens and closes something. */
export const isToggle = (element: Element): boolean =>
  element.attributes['aria-expanded'] !== undefined ||
  element.attributes.role === 'tab' ||
  toggles(element) ||
  element.attributes['data-tab'] !== undefined ||
  (element.attributes.href?.startsWith('#') === true && isInTabList(element));

/** Whether a reader may open something by an element. */
export const isControl = (element: Element): boolean =>
  isToggle(element) ||
  isButton(element) ||
  (element.name === 'label' && element.attributes.for !== undefined);

/** The ids of what a control opens. A link that only jumps to its target opens nothing. */
export function targetsOf(control: Element): string[] {
  const { attributes } = control;
  const own = [
    attributes['data-bs-target'],
    attributes['data-target'],
    isToggle(control) ? attributes.href : undefined,
  ].map((one) => /^#([^\s]{1,80})$/.exec(one ?? '')?.[1]);
  const controlled = attributes['aria-controls']?.split(/\s+/, 8) ?? [];
  return [...controlled, ...own, attributes['data-tab']]
    .filter((one) => one !== undefined && one !== '')
    .map(String);
}
