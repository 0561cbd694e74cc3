import { Tokenizer } from 'htmlparser2';

/** Attributes of a tag, by name; those that nobody asked for are missing. */
type Attributes = Readonly<Partial<Record<string, string>>>;

export interface TagHandlers {
  /** Names of the attributes that `onOpen` gets. */
  attributes: readonly string[];
  onOpen: (name: string, attributes: Attributes) => void;
  onClose?: (name: string) => void;
  onText?: (text: string) => void;
}

/** Characters of a tag's name and of an attribute's value; what is beyond them is cut off. */
const maxName = 40;
const maxValue = 4_096;

/**
 * Goes through the tags of a page or of an XML file once, in time linear in its length and without a
 * stack of open elements: htmlparser2's own parser searches its stack with each tag, so a page of
 * nothing but open tags takes it the square of its depth.
 * @param isXml names keep their case, and CDATA is text.
 */
export function scanTags(
  source: string,
  { attributes: wanted, onOpen, onClose, onText }: TagHandlers,
  isXml = false,
): void {
  const names = new Set(wanted);
  const maxNameLength = Math.max(0, ...wanted.map(({ length }) => length));
  let tag = '';
  let attributes: Partial<Record<string, string>> = {};
  let attribute: string | null = null;
  let value = '';

  const nameAt = (start: number, end: number) => {
    const name = source.slice(start, Math.min(end, start + maxName));
    return isXml ? name : name.toLowerCase();
  };
  const addValue = (text: string) => {
    if (attribute !== null && value.length < maxValue) value += text;
  };
  const open = () => {
    onOpen(tag, attributes);
    attributes = {};
  };

  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = nameAt(start, end);
        attributes = {};
      },
      onattribname: (start, end) => {
        const name = end - start > maxNameLength ? '' : nameAt(start, end);
        attribute = names.has(name) && attributes[name] === undefined ? name : null;
      },
      onattribdata: (start, end) => addValue(source.slice(start, Math.min(end, start + maxValue))),
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend: () => {
        if (attribute !== null) attributes[attribute] = value;
        value = '';
      },
      onopentagend: open,
      onselfclosingtag: () => {
        const name = tag;
        open();
        if (isXml) onClose?.(name);
      },
      onclosetag: (start, end) => onClose?.(nameAt(start, end)),
      ontext: (start, end) => onText?.(source.slice(start, end)),
      ontextentity: (code) => onText?.(String.fromCodePoint(code)),
      oncdata: (start, end, endOffset) => {
        if (isXml) onText?.(source.slice(start, end - endOffset));
      },
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
}
