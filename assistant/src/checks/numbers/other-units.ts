import type { Counted } from './measures';

/**
 * What a number counts in languages of which the engine knows no words: the start of the word behind it,
 * folded. Dutch, Scandinavian, Finnish, Czech, Hungarian, Romanian, Turkish, Greek, Ukrainian, Russian,
 * Arabic, Hebrew, Hindi, Korean, Chinese, Thai, Vietnamese and Indonesian.
 */
export const otherUnits: readonly (readonly [Exclude<Counted, null>, string])[] = [
  ['percent', 'prosent|procent|prosentti|yuzde|відсот|процент|في المئة|퍼센트'],
  [
    'second',
    'secunde|seconden|sekun|saniye|masodperc|δευτερολ|секунд|ثانية|ثوان|שניות|초|วินาที|giay|detik',
  ],
  [
    'minute',
    'dakika|dk\\b|perc\\b|percig|λεπτ|хвилин|минут|دقيقة|دقائق|דקות|मिनट|분|นาที|phut|menit',
  ],
  [
    'hour',
    'uur|uren|tim(?:mar?|me[nr]?|er)?\\b|tunti|tunnin|tuntia|hodin|saat|ora\\b|ore\\b|ωρ(?:α|ες)|годин|час|ساعة|ساعات|שעות|שעה|घंट|시간|小时|小時|个小时|個小時|ชั่วโมง|gio\\b|tieng|jam\\b',
  ],
  [
    'day',
    'dag(?:en|ar|e|er)?\\b|dygn|dogn|paiva|dn[iyu]\\b|den\\b|gun\\b|nap\\b|napig|zile?\\b|ημερ|μερες|день|дн[іяи]|доб|дней|يوم|أيام|ימים|दिन|일|天|วัน|ngay|hari',
  ],
  [
    'week',
    'wek|week|veck|uge[rn]?\\b|uke[rn]?\\b|viikko|tydn|tyden|hafta|het\\b|saptaman|εβδομαδ|тижн|недел|أسبوع|أسابيع|שבועות|सप्ताह|हफ्|주|周|週|星期|สัปดาห์|tuan|minggu',
  ],
  [
    'month',
    'maand|manad|maned|kuukau|kuukaut|mesic|ay\\b|honap|luni\\b|μηνες|μηνα|місяц|месяц|أشهر|شهر|חודש|महीन|개월|달|个月|個月|เดือน|thang|bulan',
  ],
  [
    'celsius',
    '(?:graden|grader|astetta|stupn\\w*|derece|fok|grade|βαθμ\\w*|градус\\w*|درجة|درجات|מעלות|डिग्री|도|องศา|do|derajat)(?!\\s?f)',
  ],
  ['g', 'gramm?a?a?\\b|gr\\b|γρ|грам|г\\b|غرام|جرام|جم\\b|גרם|ग्राम|그램|克|กรัม'],
  ['kg', 'kilo|кг|كيلو|ק"ג|킬로|公斤|千克|กิโล'],
  ['ml', 'мл|مل\\b|ملليلتر|מ"ל|밀리|毫升|มล'],
  ['l', 'lit(?:er|ra|ru|re)|л\\b|літр|литр|لتر|ליטר|리터|升'],
  [
    'tbsp',
    'eetlepel|el\\b|matsked|msk\\b|spiseske|spsk\\b|spiseskje|ss\\b|ruokalusik|rkl\\b|polevkov\\w* lzi|lzic\\b|lzice|pl\\b|yemek kas|evokanal|linguri\\b|ст\\. ?л|столов|ملعقة كبيرة|ملاعق كبيرة|כפות|큰술|汤匙|湯匙|大匙|大勺|ช้อนโต๊ะ|muong canh|sendok makan',
  ],
  [
    'tsp',
    'theelepel|tl\\b|tesked|tsk\\b|teske|teskje|ts\\b|teelusik|lzick|cl\\b|cay kas|tatli kas|teaskanal|lingurit|ч\\. ?л|чайн|ملعقة صغيرة|ملاعق صغيرة|כפיות|작은술|茶匙|小匙|小勺|ช้อนชา|muong ca phe|sendok teh',
  ],
  [
    'cup',
    'kop(?:je|jes|pen|pa|par)?\\b|kopp\\w*|kuppi|hrn|su bard|csesze|cani|φλιτζ|склян|чашк|كوب|أكواب|כוס|컵|杯|ถ้วย|cangkir',
  ],
];
