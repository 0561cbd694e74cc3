import { baseLanguage } from './base-language';

/** "I can't answer that in … yet. The author can see that it was asked.", by the language's tag. */
const sentences: Readonly<Record<string, string>> = {
  af: 'Ek kan dit nog nie in Afrikaans beantwoord nie. Die skrywer kan sien dat dit gevra is.',
  ar: 'لا يمكنني الإجابة عن هذا السؤال بالعربية بعد. يمكن لصاحب المدونة رؤية السؤال.',
  be: 'Я пакуль не магу адказаць на гэта па-беларуску. Аўтар убачыць гэтае пытанне.',
  bg: 'Все още не мога да отговоря на това на български. Авторът ще види въпроса.',
  bn: 'আমি এখনও বাংলায় এই প্রশ্নের উত্তর দিতে পারি না। লেখক প্রশ্নটি দেখতে পাবেন।',
  ca: 'Encara no puc respondre això en català. L’autor veurà la pregunta.',
  cs: 'Na to zatím neumím odpovědět česky. Autor blogu dotaz uvidí.',
  da: 'Det kan jeg endnu ikke svare på på dansk. Forfatteren kan se, at der blev spurgt.',
  el: 'Δεν μπορώ ακόμη να απαντήσω σε αυτό στα ελληνικά. Ο συντάκτης θα δει την ερώτηση.',
  et: 'Sellele ei oska ma veel eesti keeles vastata. Autor näeb küsimust.',
  eu: 'Oraindik ezin dut horri euskaraz erantzun. Egileak galdera ikusiko du.',
  fa: 'هنوز نمی‌توانم به این پرسش به فارسی پاسخ بدهم. نویسنده پرسش را خواهد دید.',
  fi: 'En osaa vielä vastata tähän suomeksi. Kirjoittaja näkee kysymyksen.',
  fil: 'Hindi ko pa ito masasagot sa Filipino. Makikita ng may-akda ang tanong.',
  gl: 'Aínda non podo responder a isto en galego. O autor verá a pregunta.',
  he: 'אני עדיין לא יודע לענות על זה בעברית. בעל הבלוג יוכל לראות את השאלה.',
  hi: 'मैं अभी इसका उत्तर हिंदी में नहीं दे सकता। लेखक इस सवाल को देख सकेंगे।',
  hr: 'Na to još ne mogu odgovoriti na hrvatskom. Autor će vidjeti pitanje.',
  hu: 'Erre még nem tudok magyarul válaszolni. A szerző látni fogja a kérdést.',
  id: 'Saya belum bisa menjawab ini dalam bahasa Indonesia. Penulis dapat melihat pertanyaannya.',
  is: 'Ég get ekki enn svarað þessu á íslensku. Höfundurinn sér spurninguna.',
  ko: '아직 한국어로는 이 질문에 답할 수 없습니다. 작성자가 질문을 볼 수 있습니다.',
  lt: 'Dar negaliu į tai atsakyti lietuviškai. Autorius matys klausimą.',
  lv: 'Uz šo es vēl nevaru atbildēt latviski. Autors redzēs jautājumu.',
  mk: 'Сè уште не можам да одговорам на ова на македонски. Авторот ќе го види прашањето.',
  ms: 'Saya belum boleh menjawab soalan ini dalam bahasa Melayu. Penulis dapat melihat soalan itu.',
  nl: 'Dat kan ik nog niet in het Nederlands beantwoorden. De auteur ziet dat het gevraagd is.',
  no: 'Det kan jeg ikke svare på på norsk ennå. Forfatteren kan se at det ble spurt.',
  ro: 'Încă nu pot răspunde la asta în română. Autorul va vedea întrebarea.',
  ru: 'Пока я не могу ответить на это по-русски. Автор увидит этот вопрос.',
  sk: 'Na to zatiaľ neviem odpovedať po slovensky. Autor blogu otázku uvidí.',
  sl: 'Na to še ne znam odgovoriti v slovenščini. Avtor bo videl vprašanje.',
  sq: 'Ende nuk mund t’i përgjigjem kësaj në shqip. Autori do ta shohë pyetjen.',
  sr: 'На то још не могу да одговорим на српском. Аутор ће видети питање.',
  sv: 'Det kan jag inte svara på på svenska än. Författaren ser att frågan har ställts.',
  sw: 'Bado siwezi kujibu swali hili kwa Kiswahili. Mwandishi ataliona swali.',
  th: 'ฉันยังตอบคำถามนี้เป็นภาษาไทยไม่ได้ ผู้เขียนจะเห็นคำถามนี้',
  tr: 'Buna henüz Türkçe yanıt veremiyorum. Yazar bu soruyu görecek.',
  uk: 'Поки що я не можу відповісти на це українською. Автор побачить це запитання.',
  ur: 'میں ابھی اس کا جواب اردو میں نہیں دے سکتا۔ مصنف یہ سوال دیکھ سکیں گے۔',
  vi: 'Tôi chưa thể trả lời câu này bằng tiếng Việt. Tác giả sẽ thấy câu hỏi.',
  zh: '我还不能用中文回答这个问题。博主会看到这个问题。',
  'zh-Hant': '我還不能用中文回答這個問題。版主會看到這個問題。',
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Says honestly that the assistant does not answer in a language: in that language, else in English. */
export function unsupportedSentence(tag: string): string {
  const own = sentences[tag] ?? sentences[baseLanguage(tag)];
  if (own !== undefined) return own;
  const language = tag === 'und' ? 'that language' : names.of(tag);
  return `I can't answer that in ${language} yet. The author can see that it was asked.`;
}
