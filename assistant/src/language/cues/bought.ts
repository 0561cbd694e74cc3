/** A thing that is made in the recipe may be bought, in any of the languages; for folded texts. */
export const bought =
  /\b(?:(?:store|shop)-?bought|ready-?made|from (?:the|a) (?:shop|store|supermarket|bakery|packet)|gekauft\w*|fertig\w* aus|(?:aus dem|vom) (?:laden|supermarkt|kuhlregal|backer)|comprad[oa]s?|du commerce|toute prete|comprat[oaie]|mozna kupic)\b|市販/;
