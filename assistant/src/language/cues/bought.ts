/** A thing that is made in the recipe may be bought, in any of the languages; for folded texts. */
export const bought =
  /\b(?:(?:store|shop)-?bought|ready-?made|from (?:the|a) (?:shop|store|supermarket|bakery|packet)|gekauft\w*|fertig\w* aus|(?:aus dem|vom) (?:laden|supermarkt|kuhlregal|backer)|comprad[oa]s?|du commerce|toute prete|comprat[oaie]|mozna kupic)\b|市販/;

/** The reader would rather not make it: "do I have to make the pastry myself?". */
export const madeAtHome =
  /\b(?:make .{0,25}\b(?:myself|ourselves|from scratch)|selber? (?:mach|back|herstell)\w*|selbst (?:mach|back|herstell)\w*|hacer(?:l[oa]s?)? .{0,20}yo mism[oa]|faire .{0,25}(?:moi|soi)-meme|far\w* .{0,20}(?:io|da me|in casa)|fazer .{0,20}(?:em casa|eu mesm[oa])|zrobic .{0,20}sam[aei]?)\b|手作りし/;
