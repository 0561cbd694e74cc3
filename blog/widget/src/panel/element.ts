type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** What an element holds; a text is shown in the direction of its own script. */
type Child = Node | string | null;

/**
 * Makes an element. Whatever it is given is text or an attribute's value, never markup.
 * @param attributes null and false leave one out, true is an empty value.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== null && value !== false)
      made.setAttribute(attribute, value === true ? '' : String(value));
  if (children.some((child) => typeof child === 'string')) made.dir ||= 'auto';
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Makes a button that does something. */
export function button(
  label: string | Node,
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}
