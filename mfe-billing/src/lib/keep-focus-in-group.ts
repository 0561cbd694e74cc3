/**
 * For the `ref` of a control that its own success takes away: the focus it held goes to the first
 * button that its group then has, or to the screen's heading.
 */
export function keepFocusInGroup(control: HTMLElement | null) {
  const group = control?.closest('ul, [role="group"]');
  return () => {
    if (control !== document.activeElement) return;
    // Only after this change of the page it is known which buttons the group has.
    queueMicrotask(() => {
      const next =
        group?.querySelector<HTMLElement>('button:enabled') ?? document.querySelector('h1');
      next?.focus();
    });
  };
}
