import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import { makeThread } from './thread';
import { wordsIn } from './words/all';

const en = wordsIn('en', 'informal');

const answer: AssistantAnswer = {
  message_id: '1',
  conversation_id: '2',
  text: '25 minutes.',
  tier: 'post',
  language: 'en',
  sources: [],
  related: [],
  links: [],
};

function openThread() {
  const log = document.createElement('div');
  log.scrollTo = () => undefined;
  const thread = makeThread({
    log,
    words: en,
    language: 'en',
    conversation: {
      open: () => Promise.reject(new Error('not used')),
      ask: () => Promise.resolve(answer),
      rate: () => Promise.resolve(),
      follow: () => undefined,
    },
    handlers: { jump: () => undefined, startTimer: () => undefined, servings: () => null },
    name: () => 'Mia',
    busy: () => undefined,
  });
  return { log, thread };
}

const shown = (log: HTMLElement) =>
  Array.from(log.querySelectorAll('p'), (line) => line.textContent);

const once = (target: EventTarget, name: string) =>
  new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true });
  });

it('keeps a question that was asked before the greeting came, below it', async () => {
  const { log, thread } = openThread();
  const opened = new EventTarget();
  const greeting = once(opened, 'open').then(() => 'Hello!');
  const greeted = thread.greet(
    () => greeting,
    () => undefined,
  );
  await thread.ask('How long?');
  opened.dispatchEvent(new Event('open'));
  await greeted;
  expect(shown(log).slice(0, 3)).toEqual(['Hello!', `${en.you}How long?`, '25 minutes.']);
});

it('takes the failed greeting away where it is tried again', async () => {
  const { log, thread } = openThread();
  await thread.greet(
    () => Promise.reject(new Error('gone')),
    () =>
      void thread.greet(
        () => Promise.resolve('Hello!'),
        () => undefined,
      ),
  );
  log.querySelector('button')?.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown(log)).toEqual(['Hello!']);
});
