import { type Answer, strangeAnswers } from './api';

/** A call and what its screen says where it fails, as the specification or the screen has it. */
export interface FailingCall {
  /** Method and path. */
  call: string;
  /** The field of the server's body that is shown; none where the screen has a sentence for all. */
  shows?: 'message' | 'error';
  fallback: string;
  /** What is said of an answer that is not the API's, where that is another sentence. */
  otherwise?: string;
  /** Whether an empty object is a good answer, as it is where nothing of it is read. */
  isEmptyGood?: true;
}

interface Failure {
  name: string;
  answer: Answer;
  sentence: string;
}

const bodies: readonly { name: string; said: Partial<Record<'message' | 'error', string>> }[] = [
  { name: 'both fields', said: { message: 'The message.', error: 'The error.' } },
  { name: 'an error alone', said: { error: 'The error.' } },
  { name: 'a message alone', said: { message: 'The message.' } },
  { name: 'neither field', said: {} },
];

const unreadable: readonly { name: string; text: string }[] = [
  { name: 'no JSON', text: '<h1>Bad Gateway</h1>' },
  { name: 'no body', text: '' },
];

/** Every way in which a call can fail by its answer, and the one sentence that is to be seen then. */
export function failuresOf({
  shows,
  fallback,
  otherwise = fallback,
  isEmptyGood,
}: FailingCall): Failure[] {
  const refused = bodies.map(({ name, said }) => ({
    name: `refused with ${name}`,
    answer: { status: 500, body: said },
    sentence: (shows && said[shows]) ?? fallback,
  }));
  const broken = unreadable.map(({ name, text }) => ({
    name: `refused with ${name}`,
    answer: { status: 502, text },
    sentence: fallback,
  }));
  const strange = strangeAnswers
    .filter(([name]) => !(isEmptyGood && name === 'an empty object'))
    .map(([name, answer]) => ({ name: `answered with ${name}`, answer, sentence: otherwise }));
  return [...refused, ...broken, ...strange];
}
