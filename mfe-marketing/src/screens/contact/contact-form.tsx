import { readPage } from '@cpal/shared/page';
import { TextArea, TextField } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { type FormEvent, useState } from 'react';
import { openAddress } from '../../lib/open-address';
import { composeMail, readMessage } from './compose-mail';
import styles from './contact-screen.module.css';
import { SentNotice } from './sent-notice';

/**
 * Calls nothing and refuses nothing (spec, section 2): the visitor's mail program opens with the
 * message in it. What was typed stays, since nobody knows whether that mail was sent. Without a
 * message the form says so first; pressed again, it opens the empty mail.
 */
export function ContactForm() {
  const [outcome, setOutcome] = useState<'sent' | 'empty' | null>(null);
  const [message, setMessage] = useState('');
  const { contactEmail } = readPage().settings;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = readMessage(form);
    if (written === '' && outcome !== 'empty') return setOutcome('empty');
    openAddress(composeMail(contactEmail, form));
    setMessage(written);
    setOutcome('sent');
  };

  // The action serves a page without script: browsers put each field on a line of the mail's body.
  return (
    <form
      className={styles.form}
      method="post"
      action={`mailto:${contactEmail}?subject=Message%20to%20CPal`}
      encType="text/plain"
      noValidate
      onSubmit={send}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextArea label="Message" name="message" />
      <p className={styles.how}>
        Send Message opens your mail program with this message filled in.
      </p>
      <Button type="submit">Send Message</Button>
      {outcome === 'sent' && <SentNotice address={contactEmail} message={message} />}
      {outcome === 'empty' && (
        <Notice tone="info">
          <p>
            Your message is still empty. Tell us in a line or two how we can help, or click Send
            Message again to write it in your mail program.
          </p>
        </Notice>
      )}
    </form>
  );
}
