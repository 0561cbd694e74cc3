import { type MouseEvent, type PointerEvent, useRef } from 'react';

const isBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInBox;
};

/**
 * What a modal dialog makes of presses. One that begins and ends beside it closes it; the browser's own
 * way would also take the second press of a double press on what opened it. Of such a series no press
 * counts, wherever it lands: a click's `detail` says which of a series it is, so one that is ahead of
 * the presses since the dialog opened began before.
 * @returns handlers for the dialog element.
 */
export function usePresses(onBeside: () => void) {
  const presses = useRef(0);
  const beganBeside = useRef(false);
  return {
    onClose: () => {
      presses.current = 0;
    },
    onPointerDownCapture: (event: PointerEvent<HTMLDialogElement>) => {
      presses.current += 1;
      beganBeside.current = isBeside(event);
    },
    onClickCapture: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.detail > presses.current) {
        event.preventDefault();
        event.stopPropagation();
      } else if (beganBeside.current && isBeside(event)) onBeside();
    },
  };
}
