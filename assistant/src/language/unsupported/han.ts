/** Grammar and kitchen words of Chinese, which no Japanese question without kana has. */
const words =
  /[吗嗎么麼们們这這哪谁誰您你吧呢够夠几幾烤]|多少|多久|多大|可以|什么|怎|如何|是否|能否|能不能|需要|不要|我[的可想要能]|没有|沒有|放在|[的了]$|冰箱|黄油|奶油可|谢谢|謝謝/u;

/** Traditional characters that neither Japanese nor simplified Chinese writes. */
const traditional =
  /[嗎麼這還讓該給沒誰夠幾雞鹽湯鍋鐘凍熱涼溫單兩間長過會說話請問對為來從塊種層邊開關點樣醬鮮鹹濃軟黃紅綠麵蔥謝]/u;

const han = /\p{Script=Han}/gu;

/** The characters of JIS X 0208, with which Japanese is written: others are Chinese. */
const japanese: ReadonlySet<string> = (() => {
  const decoder = new TextDecoder('shift_jis');
  const found = new Set<string>();
  for (let lead = 0x88; lead <= 0xea; lead++) {
    if (lead > 0x9f && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      found.add(decoder.decode(new Uint8Array([lead, trail])));
    }
  }
  return found;
})();

/** Whether a tag of Chinese is of that written in traditional characters. */
export const isTraditionalTag = (tag: string): boolean =>
  /^(?:yue|zh-(?:hant|tw|hk|mo))/i.test(tag);

/** The tag of a text of Chinese characters that is not Japanese, else null. */
export function chineseTag(text: string, hints: readonly string[]): 'zh' | 'zh-Hant' | null {
  const characters = text.match(han) ?? [];
  if (characters.length === 0) return null;
  const hint = hints.find((one) => /^(?:zh|yue|ja)\b/i.test(one)) ?? '';
  const isChinese =
    words.test(text) ||
    characters.some((one) => !japanese.has(one)) ||
    (hint !== '' && !hint.startsWith('ja'));
  if (!isChinese) return null;
  const isTraditional = traditional.test(text) || isTraditionalTag(hint);
  return isTraditional ? 'zh-Hant' : 'zh';
}
