/** A lack that a question begins with ("no oven, what next?"), in any language; not "no problem". */
export const lacksAtStart =
  /^(?:no(?! (?:problem|worr|need|rush|thank|idea))|kein\w*(?! (?:problem|sorge))|sin|pas de|sem|brak) /;
