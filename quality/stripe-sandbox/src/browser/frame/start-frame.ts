import { connectMessage, type Appearance, type FrameMessage, type Outcome } from '../protocol';
import { applyAppearance } from './appearance';
import { checkForm, readForm, watchForm } from './card-form';
import { challenge } from './challenge';
import { post } from './server';

/** Sets the typed card up, unless something is wrong with it. */
async function confirm(clientSecret: string): Promise<Outcome> {
  const failure = checkForm();
  if (failure !== undefined) {
    return { error: { type: 'validation_error', code: failure.code, message: failure.message } };
  }
  const card = Object.entries(readForm()).map(([name, value]) => [`card[${name}]`, String(value)]);
  return post('confirm', { client_secret: clientSecret, ...Object.fromEntries(card) });
}

/** Answers the page's calls on its port; a form's frame grows with its content. */
function serve(port: MessagePort, isForm: boolean): void {
  const act = isForm ? confirm : challenge;
  const send = (message: FrameMessage) => port.postMessage(message, []);
  port.addEventListener('message', ({ data }: MessageEvent<string | Appearance>) => {
    if (typeof data === 'object') applyAppearance(data);
    else void act(data).then((outcome) => send({ outcome }));
  });
  port.start();
  if (!isForm) return;
  new ResizeObserver(() => {
    const { height } = document.documentElement.getBoundingClientRect();
    send({ px: Math.ceil(height) });
  }).observe(document.body);
}

/**
 * Runs inside the sandbox's own frame: waits for the page that holds it, whose origin the frame's
 * address names, and ignores all others.
 */
export function startFrame(role: string): void {
  const query = new URLSearchParams(window.location.search);
  const isForm = role === 'payment';
  if (isForm) {
    applyAppearance(JSON.parse(query.get('appearance') ?? '{}'));
    watchForm();
  }
  const connect = (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    const isFromHost = event.source === window.parent && event.origin === query.get('origin');
    if (!isFromHost || event.data !== connectMessage || port === undefined) return;
    window.removeEventListener('message', connect);
    serve(port, isForm);
  };
  window.addEventListener('message', connect);
}
