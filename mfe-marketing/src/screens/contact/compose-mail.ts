/**
 * The `mailto:` address that opens a mail with the form's content (RFC 6068).
 * @param address who receives the mail.
 * @param form the fields `name`, `email` and `message`; each may be empty.
 */
export function composeMail(address: string, form: FormData): string {
  const [name, email, message] = ['name', 'email', 'message'].map((field) => text(form.get(field)));
  const subject = name ? `Message to CPal from ${name}` : 'Message to CPal';
  const sender = [name, email].filter(Boolean).join('\n');
  const body = [message, sender].filter(Boolean).join('\n\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeLines(body)}`;
}

/** The form's message without space around it. */
export const readMessage = (form: FormData): string => text(form.get('message'));

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');

// RFC 6068 wants the line breaks of a body as CR LF.
const encodeLines = (body: string) => encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'));
