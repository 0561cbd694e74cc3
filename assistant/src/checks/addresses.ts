import { shownText, withoutLookalikes } from './shown-text';

/** Ends of names that people and programs take for an address also without a scheme. */
const tops =
  'com|net|org|io|co|info|biz|shop|store|blog|app|dev|me|tv|xyz|site|online|link|ly|gg|gl|top|club|de|at|ch|fr|es|it|pt|br|pl|jp|uk|eu|us|ru|cn';

/** Ends that are no word in the languages of the assistant but Portuguese `com`. */
const plainTops = 'com|net|org|info|biz|xyz|io';

/** Signs that read as a full stop within a name. */
const dots = '.。．․‧·•∙⋅・٫۔։';

/** "Dot", spelled out. */
const dotWords = 'd[o0]t|punkt|point|punto|ponto|kropka|ドット|点|點';
const atWords = 'at|ät|arroba|chiocciola|malpa|małpa|klammeraffe|arobase|アット';
const mailHosts = 'gmail|googlemail|hotmail|outlook|yahoo|proton(?:mail)?|icloud|gmx|aol|web';

const networks =
  'telegram|whats ?app|instagram|insta|tik ?tok|discord|facebook|messenger|youtube|snapchat|signal|wechat|viber|patreon|paypal|venmo|cash ?app';
const contacts =
  'follow|join|message|contact|find|add|dm|text|chat|subscribe|write|pay|send|call|folg|schreib|tritt|kontakt|sigue|unete|escrib|suis|suivez|rejoin|ecri|segui|scriv|unisc|siga|entre|escrev|obserwuj|dolacz|napisz|フォロー';

/** How a dot or an at sign is written so that no filter sees it, and what stands for it. */
const disguises: readonly (readonly [RegExp, string])[] = [
  // evil[.]com, evil (dot) com, evil {punkt} com
  [
    new RegExp(
      `\\s{0,3}[\\[({<|]\\s{0,3}(?:[${dots}]|${dotWords})\\s{0,3}[\\])}>|]\\s{0,3}`,
      'giu',
    ),
    '.',
  ],
  [new RegExp(`\\s{0,3}[\\[({<|]\\s{0,3}(?:@|${atWords})\\s{0,3}[\\])}>|]\\s{0,3}`, 'giu'), '@'],
  // evil dot com, evil-dot-com, evil . com, evil dot c o m
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])[\\s_*"'/-]{1,3}(?:[${dots}]|${dotWords})[\\s_*"'/-]{0,3}(?=(?:${plainTops})(?![\\p{L}\\p{N}]))`,
      'giu',
    ),
    '.',
  ],
  [new RegExp(`[\\s_*-]{0,3}(?:[${dots}]|\\bdot\\b)\\s{0,3}c\\s{1,3}o\\s{1,3}m\\b`, 'giu'), '.com'],
  [new RegExp(`(?<=[\\p{L}\\d])[${dots}](?=(?:${tops})(?![\\p{L}\\p{N}]))`, 'giu'), '.'],
];

const patterns: readonly RegExp[] = [
  /[a-z][a-z\d+.-]{1,20}:[/\\]{1,2}[^\s<>"']+/giu,
  /\bh(?:tt|xx|\*\*)ps?\b\S*/giu,
  /\b(?:mailto|javascript|data|tel|sms|callto|skype|tg|whatsapp|bitcoin):\S+/giu,
  /\bwww\b\S*/giu,
  /[\w.+-]{1,64}@[\w-]+\.\w+/giu,
  new RegExp(`\\b(?:[\\p{L}\\d-]{1,63}\\.)+(?:${tops})\\b(?:/\\S*)?`, 'giu'),
  // Two words with a full stop and no blank between them; a new sentence would begin with a capital.
  /[\p{L}\d-]{3,63}(?:\.[\p{Ll}\d-]{2,63}){0,4}\.\p{Ll}{2,63}(?:\/\S*)?/gu,
  /[^\s.]\.(?:com|net|org)(?![\p{L}\p{N}])/giu,
  /\b[\p{L}\d-]{1,63}\.\p{L}{2,24}\/\S+/giu,
  /\.\s+(?:com|net|org)\//giu,
  /\blocalhost\b|\p{L}{3,63}:\d{4,5}(?!\d)|&#x?[\da-f]+;|%2e/giu,
  /\b(?:dm|pm|inbox|whats ?app|message) me\b|\blink in (?:my |the )?bio\b|\bbio link\b|\bmy (?:bio|profile|channel|newsletter)\b/giu,
  /\bxn--[a-z\d-]+/giu,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gu,
  /\[[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}\]/giu,
  /(?<![\p{L}\p{N}.])@[\p{L}_][\p{L}\p{N}_.]{1,40}/gu,
  new RegExp(`\\b(?:${atWords})\\s+(?:${mailHosts})\\b(?!\\s+(?:page|site))`, 'giu'),
  // Telephone numbers: with a country's code, in groups, or behind a word that says so.
  /(?:\+|\b00)\d{1,3}[\d\s()./-]{6,20}\d/gu,
  /(?<!\d)(?:\(\d{3}\)\s?|\d{3}[-.\s])\d{3}[-.\s]\d{4}(?!\d)/gu,
  /(?<!\d)0\d{2,4}\s?[/-]\s?\d{5,}/gu,
  /\b(?:call|phone|text|dial|tel|ruf\w*|anruf\w*|appel\w*|llam\w*|chiam\w*|lig(?:ue|a)|zadzwon\w*|電話)\b[^\d\n]{0,20}\d{3}[\d\s-]{3,14}\d/giu,
  new RegExp(`\\b(?:${contacts})\\w*\\b.{0,40}\\b(?:${networks})\\b`, 'giu'),
  new RegExp(`\\b(?:${networks})\\s?:\\s?\\S+`, 'giu'),
];

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]]+$/, '')
    .replace(/\/$/, '');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without the addresses that are allowed, which count in any usual form. */
function withoutAllowed(text: string, allowed: readonly string[]): string {
  const known = allowed
    .map(bare)
    .filter((one) => one !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(escaped);
  if (known.length === 0) return text;
  const whole = new RegExp(
    String.raw`(?<![\p{L}\p{N}@./\\:-])(?:https?://)?(?:www\.)?(?:${known.join('|')})/?(?![\p{L}\p{N}@/\\?#&=:%-]|\.[\p{L}\p{N}])`,
    'giu',
  );
  return text.replaceAll(whole, ' ');
}

/** The addresses, names and numbers in a text by which a reader would be led elsewhere. */
export function foreignAddresses(text: string, allowed: readonly string[]): string[] {
  const left = withoutLookalikes(withoutAllowed(shownText(text), allowed));
  const shown = disguises.reduce((made, [pattern, by]) => made.replaceAll(pattern, by), left);
  return patterns.flatMap((pattern) => shown.match(pattern) ?? []);
}
