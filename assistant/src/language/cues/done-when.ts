/** In a post: what a skewer tells of the dish; in any of the languages, for folded texts. */
export const tested =
  /\b(?:skewer|toothpick|tester|knife)\b.{0,30}\bcomes? out\b|\b(?:stabchen|holzspiess|zahnstocher)\w*\b|\b(?:palillo|pincho|cuchillo)\b.{0,30}\bs(?:ale|alga)\b|\b(?:cure-dents?|pointe|lame|couteau)\b.{0,30}\b(?:res)?sorte?\b|\bstuzzicadenti\b|\bpalito\b.{0,30}\bs(?:ai|air|aia)\b|\b(?:patyczek|wykalaczk\w*|patyczk\w*)\b|竹串/;
