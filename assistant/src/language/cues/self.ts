import type { Language } from '../languages';

/** The reader asks who or what answers: "are you a robot?". For folded questions. */
export const asksSelf: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:are|r) (?:you|u|this|there) (?:really |actually |just )?(?:an? |1 |the )?(?:real |actual |live )?(?:ai|bot|chat ?bot|robot|human|person|people|machine|computer|author|cook|chef|language model)\b|\b(?:is|am i) (?:this|that|it|talking to|chatting with|speaking (?:to|with)) (?:an? )?(?:real |actual )?(?:ai|bot|chat ?bot|robot|human|person|machine|chatgpt)\b|\b(?:who|what) (?:are you|is answering|am i talking to|answers)\b|\bchat ?gpt\b/,
  de: /\b(?:bist|sind|ist) (?:du|sie|das|hier) (?:denn |eigentlich |wirklich |etwa )?(?:eine? |1 |der |die )?(?:echter? |richtiger? )?(?:ki|ai|bot|chat ?bot|roboter|mensch|person|maschine|computer|autorin|autor)\b|\bwer (?:bist du|antwortet|schreibt hier)\b|\bwas bist du\b/,
  es: /\b(?:eres|es usted|es esto|hablo con|estoy hablando con) (?:realmente |de verdad )?(?:un |una |1 |el |la )?(?:ia|ai|bot|chat ?bot|robot|humano|humana|persona|maquina|autora?)\b|\bquien (?:eres|responde|contesta)\b|\bque eres\b/,
  fr: /\b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|c'est|est-ce que (?:tu es|c'est)|je parle a) (?:vraiment |bien )?(?:un |une |1 |l'|le |la )?(?:vrai |vraie )?(?:ia|ai|bot|chat ?bot|robot|humain|humaine|personne|machine|auteur|autrice)\b|\bqui (?:es[- ]tu|etes[- ]vous|repond)\b|\btu es qui\b/,
  it: /\b(?:sei|e|parlo con|sto parlando con) (?:davvero |proprio )?(?:un |una |un'|1 |l'|il |la )?(?:vera |vero )?(?:ia|ai|intelligenza artificiale|bot|chat ?bot|robot|umano|umana|persona|macchina|autore|autrice)\b|\bchi (?:sei|risponde)\b/,
  pt: /\b(?:voce e|tu es|es|isso e|estou falando com|falo com) (?:mesmo |realmente )?(?:um |uma |1 |o |a )?(?:ia|ai|inteligencia artificial|bot|chat ?bot|robo|robot|humano|humana|pessoa|maquina|autora?)\b|\bquem (?:e voce|responde|es tu)\b/,
  pl: /\b(?:jestes|czy to|rozmawiam z|to jest) (?:prawdziw\w+ |naprawde )?(?:ai|sztuczn\w+ inteligencj\w+|bot\w*|chatbot\w*|robot\w*|czlowiek\w*|osob\w*|maszyn\w*|autor\w*)\b|\bkim jestes\b|\bkto (?:odpowiada|pisze)\b/,
  ja: /(?:ロボット|ボット|人間|ai|人工知能|機械|本人|作者)(?:です|なの|さん|が答|か[?？]|ですか)|(?:あなた|君)(?:は|って)(?:誰|だれ|何者|何)|誰が答え/,
};
