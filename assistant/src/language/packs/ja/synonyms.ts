/** Japanese words are told by their characters. */
export const synonyms = '';
