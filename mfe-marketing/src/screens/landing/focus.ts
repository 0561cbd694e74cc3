/** For `ref`: what takes the place of a link that was followed takes its focus too. */
export const focus = (element: HTMLElement | null) => element?.focus();
