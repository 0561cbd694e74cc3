/** Nights in a row without a proof after which the member is told, and the claim ends. */
export const nightsUntilTold = 3;
export const nightsUntilLost = 7;
