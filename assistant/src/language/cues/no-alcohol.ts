/** Those who drink none, and children, in any of the languages; for folded texts. */
export const noAlcohol =
  /\b(?:without|no|non-?) ?alcohol\w*|\balcohol-?free\b|\b(?:alkoholfrei\w*|ohne alkohol|kein\w* alkohol|sin alcohol|sans alcool|senza alcol|analcolic\w*|sem alcool|bez alkoholu|bezalkoholow\w*)\b|\b(?:for|fur|para|pour(?: les)?|per(?: i)?|dla) (?:the |as |los )?(?:kids|children|little ones|kinder|ninos|enfants|bambini|criancas|dzieci)\b|アルコールなし|ノンアルコール|お?子(?:ども|供|様|さま)(?:用|に|が)/;
