/** A size: "4 litres", "20 x 30 cm", "9x13-inch"; in any of the languages, for folded texts. */
export const sized =
  /\d ?-?(?:x ?\d|cm\b|mm\b|inch|in\b|l\b|lit|quart|qt\b|センチ|リットル|cmの)|\d ?-?(?:cup|hole)s? (?:muffin|bundt|cupcake|bun)|\b(?:holds|fasst)\b.{0,12}\d|\d ?(?:g|kg|lb)\b.{0,12}\b(?:loaf|tin|pan|mould|form)/;
