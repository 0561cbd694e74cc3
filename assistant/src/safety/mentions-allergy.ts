/**
 * Stems of "allergy", "intolerance" and "coeliac" as many languages write them, for a question in a
 * language that the assistant cannot read: it must not be answered as if nothing had been said.
 */
const stems =
  /al+[ei]r[gğxjhķ]|intol[eè]r|c(?:o?e|œ|ö)liak|celia[kcq]|zoliak|keliak|cöliaki|lisztérzék|nietoleranc|nesnášenliv|neznášanliv|yliherk|ofnæmi|dị ứng|аллерг|алерг|целиак|нестерпн|непереносим|непоносим|αλλεργ|δυσανεξ|κοιλιοκ|アレルギ|過敏|过敏|過敏症|乳糜瀉|乳糜泻|不耐|알레르기|알러지|셀리악|حساسي|حساس|آلرژی|الرجی|אלרג|רגיש|צליאק|एलर्जी|अॅलर्जी|অ্যালার্জি|ஒவ்வாமை|แพ้/iu;

/** Whether a question in any language speaks of an allergy. */
export const mentionsAllergy = (asked: string): boolean => stems.test(asked.normalize('NFC'));
