import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';

/** A mail server of one test: it speaks as much SMTP (RFC 5321) as a sender needs. */
export interface SmtpReceiver {
  url: string;
  /** What was said to it, line by line, and the mails that it took. */
  commands: string[];
  mails: string[];
  close: () => Promise<void>;
}

/** Answers one conversation; `recipientAnswer` is what RCPT is answered with. */
function converse(socket: Socket, receiver: SmtpReceiver, recipientAnswer: string) {
  const answers: Record<string, string> = {
    EHLO: '250-receiver\r\n250 SMTPUTF8',
    MAIL: '250 ok',
    RCPT: recipientAnswer,
    DATA: '354 go on',
    QUIT: '221 bye',
  };
  let received = '';
  let isMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received += chunk.toString();
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = received.indexOf(mark);
      if (end < 0) return;
      const text = received.slice(0, end);
      received = received.slice(end + mark.length);
      if (isMail) receiver.mails.push(text);
      else receiver.commands.push(text);
      const verb = text.slice(0, 4).toUpperCase();
      const answer = isMail ? '250 taken' : (answers[verb] ?? '502 unknown');
      isMail = !isMail && answer.startsWith('354');
      say(answer);
    }
  });
  say('220 receiver');
}

/** Starts a mail server on a free port of this machine. */
export async function startSmtpReceiver(recipientAnswer = '250 ok'): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, receiver, recipientAnswer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const receiver: SmtpReceiver = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    commands: [],
    mails: [],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
