/** A measure of length, or the weight of one piece, in a folded text. */
export const measure =
  /\d ?(?:cm|mm|センチ|ミリ)|\d[ -]?(?:inch|in\b|pouce|zoll|")|\d ?g (?:each|a piece|je|chacun)/;
