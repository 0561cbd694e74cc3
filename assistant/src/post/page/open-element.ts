import type { Element } from './element';
import type { Colours } from './hidden';

/** An open element, and where the page's text stood as it opened. */
export interface Open {
  element: Element;
  colours: Colours;
  /** Nothing in it is kept. */
  isDropped: boolean;
  /** It is data for machines. */
  isData: boolean;
  /** Its text counts for nothing until a reader is known to open it. */
  isClosed: boolean;
  /** Dropped at its end, unless the post stands in it. */
  isApart: boolean;
  textBefore: number;
  headingsBefore: number;
  cardsBefore: number;
}
