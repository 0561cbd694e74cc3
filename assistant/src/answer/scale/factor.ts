import type { Language } from '../../language/languages';
import { formatAmount } from '../../language/numbers';

/** A factor or a count of servings: whole where it nearly is, else with a fraction. */
export const formatFactor = (factor: number, language: Language): string =>
  formatAmount(
    Math.abs(factor - Math.round(factor)) < 0.01 ? Math.round(factor) : factor,
    language,
  );
