const inflections =
  /(?:owego|owymi|owych|owej|owym|iego|iemu|ymi|imi|ami|iami|ach|iach|owi|ego|emu|ych|ich|iej|om|iom|ow|iow|ej|ym|im|em|iem|ie|ia|ii|iu|ac|ic|yc|ec|[aeiouy])$/;

/**
 * Takes a Polish word, lower-cased and without accents, to the part that its forms share: `maka`,
 * `maki`, `make` become `mak`, `cukru` and `cukier` `cukr`. Rough on purpose: it serves a search.
 */
export function polishStem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(inflections, '');
  const kept = bare.length < 3 ? word.slice(0, 3) : bare;
  return kept.length < 5 ? kept : kept.replace(/i?e([klrcn])$/, '$1');
}
