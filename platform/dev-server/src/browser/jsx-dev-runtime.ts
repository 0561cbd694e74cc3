/*
 * What the compiler's marks for Fast Refresh come with, by the runtime that the shell shares. React's own
 * development runtime would fail in a remote whose page has React's production build.
 */
import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export const jsxDEV = (
  type: ElementType,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs(type, props, key) : jsx(type, props, key));
