import type { Page } from '@playwright/test';

/**
 * Draws a mouse pointer into every document that this page opens, since a headless browser has none.
 * It follows the real mouse events, so it is always where hovers and clicks happen, and shows a ring
 * at each press. Made of elements and style properties only: the product's policy forbids markup and
 * style sheets that are not its own.
 */
export async function drawCursor(page: Page): Promise<void> {
  await page.addInitScript(drawInDocument);
}

// Runs in the page and is sent there as text: it may name nothing outside itself, and no function
// within, which the transpiler would wrap in a helper that the page does not have.
function drawInDocument() {
  if (window !== window.top) return;
  const svg = 'http://www.w3.org/2000/svg';
  const layer = { position: 'fixed', zIndex: '2147483647', pointerEvents: 'none' };

  const cursor = document.createElementNS(svg, 'svg');
  cursor.setAttribute('viewBox', '0 0 24 24');
  const arrow = document.createElementNS(svg, 'path');
  arrow.setAttribute('d', 'M2 1v18.5l4.6-4.4 3 7 3.4-1.5-3-6.8h6.6z');
  arrow.setAttribute('fill', '#1d1b1a');
  arrow.setAttribute('stroke', '#fff');
  arrow.setAttribute('stroke-width', '1.5');
  cursor.append(arrow);
  Object.assign(cursor.style, layer, { width: '28px', height: '28px', display: 'none' });

  // Next to the body, which belongs to the product.
  document.addEventListener('DOMContentLoaded', () => document.documentElement.append(cursor));

  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      // The tip of the arrow is not the corner of its box.
      const translate = `${clientX - 2.3}px ${clientY - 1.2}px`;
      Object.assign(cursor.style, { display: 'block', left: '0', top: '0', translate });
    },
    { capture: true },
  );

  addEventListener(
    'mousedown',
    ({ clientX, clientY }) => {
      const ring = document.createElement('div');
      Object.assign(ring.style, layer, {
        left: `${clientX - 32}px`,
        top: `${clientY - 32}px`,
        width: '64px',
        height: '64px',
        boxSizing: 'border-box',
        border: '3px solid #1d1b1a',
        boxShadow: '0 0 0 2px #fff, inset 0 0 0 2px #fff',
        borderRadius: '50%',
      });
      document.documentElement.append(ring);
      const grow = [
        { scale: 0.4, opacity: 1 },
        { scale: 0.85, opacity: 0.9, offset: 0.6 },
        { scale: 1, opacity: 0 },
      ];
      ring.animate(grow, { duration: 650, easing: 'ease-out' }).addEventListener('finish', () => {
        ring.remove();
      });
    },
    { capture: true },
  );
}
