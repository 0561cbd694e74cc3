import { findFrame } from '../packs/frames';
import { baseLanguage } from './base-language';

/**
 * "I can't answer that in … yet. The author can see that it was asked.", by the tag of a language without
 * a frame.
 */
const sentences: Readonly<Record<string, string>> = {
  af: 'Ek kan dit nog nie in Afrikaans beantwoord nie. Die skrywer kan sien dat dit gevra is.',
  be: 'Я пакуль не магу адказаць на гэта па-беларуску. Аўтар убачыць гэтае пытанне.',
  bg: 'Все още не мога да отговоря на това на български. Авторът ще види въпроса.',
  bn: 'আমি এখনও বাংলায় এই প্রশ্নের উত্তর দিতে পারি না। লেখক প্রশ্নটি দেখতে পাবেন।',
  ca: 'Encara no puc respondre això en català. L’autor veurà la pregunta.',
  el: 'Δεν μπορώ ακόμη να απαντήσω σε αυτό στα ελληνικά. Ο συντάκτης θα δει την ερώτηση.',
  et: 'Sellele ei oska ma veel eesti keeles vastata. Autor näeb küsimust.',
  eu: 'Oraindik ezin dut horri euskaraz erantzun. Egileak galdera ikusiko du.',
  fa: 'هنوز نمی‌توانم به این پرسش به فارسی پاسخ بدهم. نویسنده پرسش را خواهد دید.',
  fil: 'Hindi ko pa ito masasagot sa Filipino. Makikita ng may-akda ang tanong.',
  gl: 'Aínda non podo responder a isto en galego. O autor verá a pregunta.',
  he: 'אני עדיין לא יודע לענות על זה בעברית. בעל הבלוג יוכל לראות את השאלה.',
  hi: 'मैं अभी इसका उत्तर हिंदी में नहीं दे सकता। लेखक इस सवाल को देख सकेंगे।',
  hr: 'Na to još ne mogu odgovoriti na hrvatskom. Autor će vidjeti pitanje.',
  hu: 'Erre még nem tudok magyarul válaszolni. A szerző látni fogja a kérdést.',
  id: 'Saya belum bisa menjawab ini dalam bahasa Indonesia. Penulis dapat melihat pertanyaannya.',
  is: 'Ég get ekki enn svarað þessu á íslensku. Höfundurinn sér spurninguna.',
  lt: 'Dar negaliu į tai atsakyti lietuviškai. Autorius matys klausimą.',
  lv: 'Uz šo es vēl nevaru atbildēt latviski. Autors redzēs jautājumu.',
  mk: 'Сè уште не можам да одговорам на ова на македонски. Авторот ќе го види прашањето.',
  ms: 'Saya belum boleh menjawab soalan ini dalam bahasa Melayu. Penulis dapat melihat soalan itu.',
  ru: 'Пока я не могу ответить на это по-русски. Автор увидит этот вопрос.',
  sk: 'Na to zatiaľ neviem odpovedať po slovensky. Autor blogu otázku uvidí.',
  sl: 'Na to še ne znam odgovoriti v slovenščini. Avtor bo videl vprašanje.',
  sq: 'Ende nuk mund t’i përgjigjem kësaj në shqip. Autori do ta shohë pyetjen.',
  sr: 'На то још не могу да одговорим на српском. Аутор ће видети питање.',
  sw: 'Bado siwezi kujibu swali hili kwa Kiswahili. Mwandishi ataliona swali.',
  th: 'ฉันยังตอบคำถามนี้เป็นภาษาไทยไม่ได้ ผู้เขียนจะเห็นคำถามนี้',
  ur: 'میں ابھی اس کا جواب اردو میں نہیں دے سکتا۔ مصنف یہ سوال دیکھ سکیں گے۔',
  vi: 'Tôi chưa thể trả lời câu này bằng tiếng Việt. Tác giả sẽ thấy câu hỏi.',
  'zh-Hant': '我還不能用中文回答這個問題。版主會看到這個問題。',
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Says honestly that the assistant does not answer in a language: in that language, else in English. */
export function unsupportedSentence(tag: string): string {
  const own = findFrame(tag)?.unread ?? sentences[tag] ?? sentences[baseLanguage(tag)];
  if (own !== undefined) return own;
  const language = tag === 'und' ? 'that language' : names.of(tag);
  return `I can't answer that in ${language} yet. The author can see that it was asked.`;
}
