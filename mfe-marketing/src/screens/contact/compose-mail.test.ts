import { composeMail } from './compose-mail';

function form(fields: { name?: string; email?: string; message?: string }) {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

/** The headers as a mail program reads them. */
function read(mailto: string) {
  const { protocol, pathname, searchParams } = new URL(mailto);
  return { to: `${protocol}${pathname}`, ...Object.fromEntries(searchParams) };
}

describe('composing a mail', () => {
  it('puts the message, the name and the address into subject and body', () => {
    const mail = composeMail(
      'hello@cpal.example',
      form({ name: 'Ada Baker', email: 'ada@example.com', message: 'Hello!\nTwo lines.' }),
    );

    expect(read(mail)).toEqual({
      to: 'mailto:hello@cpal.example',
      subject: 'Message to CPal from Ada Baker',
      body: 'Hello!\r\nTwo lines.\r\n\r\nAda Baker\r\nada@example.com',
    });
  });

  it('lets no character of a field end its header', () => {
    const message = '50% butter & sugar? #1 + “salt”=tasty\nbcc=eve@example.com';

    const mail = composeMail('hello@cpal.example', form({ name: 'A&bcc=x', message }));

    expect(read(mail)).toEqual({
      to: 'mailto:hello@cpal.example',
      subject: 'Message to CPal from A&bcc=x',
      body: `${message.replace('\n', '\r\n')}\r\n\r\nA&bcc=x`,
    });
  });

  it('writes spaces as %20, which every mail program understands', () => {
    expect(composeMail('hello@cpal.example', form({ message: 'a b' }))).toContain('body=a%20b');
  });

  it('needs no field', () => {
    expect(read(composeMail('hello@cpal.example', form({})))).toEqual({
      to: 'mailto:hello@cpal.example',
      subject: 'Message to CPal',
      body: '',
    });
  });
});
