import { readPage } from '@cpal/shared/page';

/** The address that reaches us, as a link that opens the visitor's mail program. */
export function MailLink() {
  const { contactEmail } = readPage().settings;
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
