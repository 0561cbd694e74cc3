import { isOfPayment, type Outcome } from '../protocol';
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

/**
 * Asks the bank's question in the frame's dialog and sends the server the answer. A payment is
 * confirmed first, with the card that the frame's address names, and may need no question.
 */
export async function challenge(clientSecret: string): Promise<Outcome> {
  if (isOfPayment(clientSecret)) {
    const card = new URLSearchParams(window.location.search).get('payment_method');
    const fields = { client_secret: clientSecret, ...(card && { payment_method: card }) };
    const confirmed = await post('confirm', fields);
    if (confirmed.paymentIntent?.status !== 'requires_action') return confirmed;
  }
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('the frame has no dialog');
  dialog.showModal();
  const agreed = await answerOf(dialog);
  for (const button of dialog.querySelectorAll('button')) button.disabled = true;
  return post('authenticate', { client_secret: clientSecret, agreed: String(agreed) });
}
