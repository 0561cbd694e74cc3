import type { Unit } from '../../kitchen/units';
import type { Size } from './size';

/** A measure found in a line, and what of the line it leaves. */
export interface Measured {
  quantity: number | null;
  quantityMax: number | null;
  unit: Unit | null;
  /** What one of it weighs, holds or measures. */
  size: Size | null;
  note: string | null;
  rest: string;
}
