const name = 'left_for_checkout';

/**
 * Notes for this tab that it leaves for the payment provider's page: anybody can type the address
 * that a paid checkout leads to. Where the browser refuses storage there is no note.
 */
export function noteCheckout(): void {
  try {
    sessionStorage.setItem(name, 'yes');
  } catch {
    // Then a payment is believed once its invoice is there.
  }
}

/** Whether this tab left for a checkout; the note is gone after that. */
export function takeCheckoutNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return isNoted;
  } catch {
    return false;
  }
}
