import { connectMessage, type Answer, type Call, type FrameEvent, type Outcome } from '../protocol';
import { cardForm, type CardForm } from './card-form';
import { challenge } from './challenge';
import { dress } from './dress';
import { confirmSetupIntent, retrieveSetupIntent } from './server';

type Tell = (name: FrameEvent['name']) => void;

/** What the frame does for the page that holds it. */
type Actions = Partial<Record<Call['name'], (call: Call) => Promise<Outcome>>>;

function check(form: CardForm): Outcome {
  const fault = form.check();
  if (fault === undefined) return {};
  return { error: { type: 'validation_error', code: fault.code, message: fault.message } };
}

const quietly = (act: (call: Call) => void) => async (call: Call) => {
  act(call);
  return {};
};

function formActions(form: CardForm): Actions {
  return {
    validate: async () => check(form),
    confirm: async ({ clientSecret }) => {
      const { error } = check(form);
      return error === undefined ? confirmSetupIntent(clientSecret, form.read()) : { error };
    },
    focus: quietly(form.focus),
    blur: quietly(form.blur),
    clear: quietly(form.clear),
    dress: quietly(({ appearance }) => dress(appearance)),
  };
}

/** Tells what happens to the form as a whole: focus comes and goes, Escape, a new height. */
function watch(tell: Tell): void {
  window.addEventListener('focus', () => tell('focus'));
  window.addEventListener('blur', () => tell('blur'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('escape');
  });
  new ResizeObserver(() => tell('resize')).observe(document.body);
}

/** Answers the page's calls on its line and tells it of events. */
function serve(port: MessagePort, role: string): void {
  let form: CardForm | null = null;
  const tell: Tell = (name) => {
    const event: FrameEvent = {
      kind: 'event',
      name,
      complete: form?.complete ?? false,
      empty: form?.empty ?? true,
      height: Math.ceil(document.documentElement.getBoundingClientRect().height),
    };
    port.postMessage(event, []);
  };
  let actions: Actions = {
    challenge: ({ clientSecret }) => challenge(clientSecret),
    retrieve: ({ clientSecret }) => retrieveSetupIntent(clientSecret),
  };
  if (role === 'payment') {
    form = cardForm(() => tell('change'));
    actions = formActions(form);
    watch(tell);
  }
  const answer = async (call: Call) => {
    const outcome = (await actions[call.name]?.(call)) ?? {};
    const message: Answer = { kind: 'answer', number: call.number, outcome };
    port.postMessage(message, []);
  };
  port.addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data));
  port.start();
  tell('ready');
}

/**
 * Runs inside the sandbox's own frame: waits for the page that holds it, whose origin the frame's
 * address names, and talks to nobody else.
 */
export function startFrame(role: string): void {
  const host = new URLSearchParams(window.location.search).get('origin');
  const connect = (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    const fromHost = event.source === window.parent && event.origin === host;
    if (!fromHost || event.data !== connectMessage || port === undefined) return;
    window.removeEventListener('message', connect);
    serve(port, role);
  };
  window.addEventListener('message', connect);
}
