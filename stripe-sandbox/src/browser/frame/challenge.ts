import type { Outcome } from '../protocol';
import { post } from './server';

/** The owner's answer: one of the dialog's buttons; Escape is a no. */
function answerOf(dialog: HTMLDialogElement): Promise<boolean> {
  return new Promise((resolve) => {
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) resolve(target.value === 'complete');
    });
    dialog.addEventListener('cancel', () => resolve(false));
  });
}

/** Asks the bank's question in the frame's dialog and sends the server the answer. */
export async function challenge(clientSecret: string): Promise<Outcome> {
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('the frame has no dialog');
  dialog.showModal();
  const agreed = await answerOf(dialog);
  for (const button of dialog.querySelectorAll('button')) button.disabled = true;
  return post('authenticate', { client_secret: clientSecret, agreed: String(agreed) });
}
