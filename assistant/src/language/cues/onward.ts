import type { Language } from '../languages';

/**
 * A whole sentence that says no more than "done" or "anything else?": the next step is asked for. For
 * folded texts, as in `cues.ts`.
 */
export const onwardCues: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:ok(?:ay)?|great|good|thanks|thank you|right|all right|done)[ ,.!]+)*(?:(?:all )?done(?: with (?:that|it|this|them))?(?: now)?|(?:is there )?(?:any|some)thing (?:else|more)(?: to do)?|(?:and )?what (?:else|more)|is (?:that|this|it) (?:all|it|everything)|what (?:do|should|can|must|shall) i do with (?:it|them|that|this|these|those|the mixture)(?: now| next| then)?)\W*$/,
  de: /^(?:(?:ok(?:ay)?|gut|super|danke|fertig|erledigt|gemacht)[ ,.!]+)*(?:(?:schon )?(?:fertig|erledigt|gemacht)(?: damit)?|(?:gibt es )?(?:sonst )?noch (?:et)?was(?: zu tun)?|(?:sonst )?noch (?:et)?was|was (?:noch|sonst)|(?:ist|war) (?:das|es) (?:schon )?alles|und (?:jetzt|nun|dann|weiter)|was mache ich (?:jetzt |nun |dann )?(?:damit|mit (?:ihm|ihr|ihnen|dem ganzen|der masse))(?: jetzt| nun)?)\W*$/,
  es: /^(?:(?:ok|vale|bien|gracias|hecho|listo|lista)[ ,.!]+)*(?:hecho|list[oa]|ya esta|algo mas|que mas|hay algo mas(?: que hacer)?|(?:eso|esto) es todo|(?:y )?(?:ahora|luego|despues)(?: que)?|que hago (?:ahora )?con (?:ell[oa]s?|el|eso|esto|la mezcla)(?: ahora)?)\W*$/,
  fr: /^(?:(?:ok|d'accord|bien|merci|c'est fait|c'est bon)[ ,.!]+)*(?:c'est fait|fait|autre chose|quoi d'autre|et (?:apres|ensuite|maintenant)|c'est tout|il y a autre chose|(?:qu'est-ce que )?j'en fais quoi|qu'est-ce que j'en fais|j'en fais quoi|que (?:faire|dois-je faire|fais-je) (?:de ca|avec(?: ca| eux| elles)?|d'(?:eux|elles))(?: maintenant)?)\W*$/,
  it: /^(?:(?:ok|bene|va bene|grazie|fatto)[ ,.!]+)*(?:fatto|altro|qualcos'altro|che altro|cos'altro|c'e altro|e tutto|e (?:ora|adesso|poi|dopo)|(?:che )?(?:cosa|che) (?:ne|ci) (?:faccio|devo fare)(?: ora| adesso)?)\W*$/,
  pt: /^(?:(?:ok|certo|bom|obrigad[oa]|feito|pronto)[ ,.!]+)*(?:feito|pronto|(?:tem )?mais alguma coisa|algo mais|o que mais|e so isso|(?:isso )?e tudo|so isso|e (?:agora|depois)|o que (?:eu )?(?:faco|fazer) com (?:el[ea]s?|isso)(?: agora)?)\W*$/,
  pl: /^(?:(?:ok|okej|dobrze|dzieki|gotowe|zrobione)[ ,.!]+)*(?:gotowe|zrobione|(?:czy )?(?:jest )?cos jeszcze|co jeszcze|(?:czy )?to (?:juz )?wszystko|(?:i|a) (?:co )?(?:teraz|potem|dalej)|co (?:mam |teraz )?z (?:tym|nim|nia|nimi) (?:zrobic|robic|robie)|co (?:zrobic|robic|robie) z (?:tym|nim|nia|nimi))\W*$/,
  ja: /^(?:(?:はい|ok|了解|わかりました|終わりました|できました)[、。! ！]*)*(?:終わりました|できました|完了(?:です|しました)?|(?:ほか|他)に(?:は|も)?(?:何か)?(?:ありますか|する(?:こと|の)は(?:ありますか)?)?|これで(?:終わり|全部|おしまい|完成)(?:ですか)?|(?:これは|それは|次は)?(?:どうすれば|どうしたら)(?:いい|よい|良い)(?:です|でしょう)?か?)[。？?！!]*$/,
};

/** A lack that a question begins with ("no oven, what next?"), in any language; not "no problem". */
export const lacksAtStart =
  /^(?:no(?! (?:problem|worr|need|rush|thank|idea))|kein\w*(?! (?:problem|sorge))|sin|pas de|sem|brak) /;
