import type { Settings } from '../kernel/env';

/** What one kind of mail says, in plain text. */
export interface Message {
  subject: string;
  /** Paragraphs before the link. */
  opening: readonly string[];
  /** What the reader is asked to do; null if there is nothing to do. */
  action: { label: string; url: string } | null;
  /** Paragraphs behind it: how long the link works, and what to do if it was somebody else. */
  closing: readonly string[];
}

/** A whole mail; both of its forms are made of it. */
export interface Letter extends Message {
  /** Null greets without a name. */
  firstName: string | null;
  /** Who sends it, and where its reader chooses which mails come. */
  foot: {
    company: Settings['company'];
    switchesUrl: string;
    /** Stops mails of this kind; null if they always come. */
    stopUrl: string | null;
  };
}

export const getGreeting = ({ firstName }: Letter) =>
  firstName === null ? 'Hello,' : `Hello ${firstName},`;

export const getSender = ({ foot: { company } }: Letter) => `${company.name}, ${company.address}`;

export const signature = ['Warm regards,', 'The CPal team'];

export const switchesLabel = 'Choose which emails you get';
export const stopLabel = 'Stop these emails';

/** The form for readers without HTML. */
export function toText(letter: Letter): string {
  const { opening, action, closing, foot } = letter;
  return `${[
    getGreeting(letter),
    ...opening,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    signature.join('\n'),
    `--\n${getSender(letter)}\n${switchesLabel}:\n${foot.switchesUrl}`,
    ...(foot.stopUrl === null ? [] : [`${stopLabel}:\n${foot.stopUrl}`]),
  ].join('\n\n')}\n`;
}
