/** A thing that is made in the recipe may be bought, in any of the languages; for folded texts. */
export const bought =
  /\b(?:(?:store|shop)-?bought|ready-?made|gekauft\w*|fertig\w* aus|comprad[oa]s?|du commerce|toute prete|comprat[oaie]|mozna kupic)\b|市販/;
