import type { Language } from '../languages';

/** Whom or what a question points at, where it names nothing of the recipe. */
export interface AddressCues {
  /** The writer is spoken to or of: "did you", "your", "the author"; not "can you tell me". */
  writer: RegExp;
  /** The dish or the post: "this", "it", "the recipe", "a video". */
  here: RegExp;
}

/** For folded questions. */
export const addressCues: Readonly<Record<Language, AddressCues>> = {
  en: {
    writer:
      /(?<!\b(?:can|could|would|will|please|if|thank|do|did) )\byou\b(?! (?:are|must|will|can|should|have to|need|may)\b)|\b(?:do|did) you\b(?! (?:know|think|speak))|\byou'(?:ve|re|d)\b|\byours?\b|\b(?:author|writer|blogger|photographer|chef)s?\b/,
    here: /\b(?:this|these|it|its|they|them|that|those|here|mine|recipe|post|blog|site|page|video|photo|picture|cook ?book|newsletter|reviews?|comments?|print\w*|suitable|friendly|versions?|(?:for|with|my) (?:\w+ )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|beginners?|guests?))\b/,
  },
  de: {
    writer:
      /(?<!\b(?:kannst|konntest|wurdest|weisst|danke|bist) )\bdu\b(?! (?:kannst|bist|musst|sollst)\b)|\b(?:dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)\b|\b(?:autor\w*|blogger\w*|fotograf\w*)\b/,
    here: /\b(?:das|den|die|es)\b(?= (?:auch|noch|so|denn|nicht|sehr|zu|fur|man|ich|wirklich|echt|eigentlich|gut)\b|\W*$)|\b(?:dies\w*|ihn|hier|damit|dazu|davon|rezept\w*|beitrag\w*|blog|seite|video\w*|foto\w*|bild\w*|buch|newsletter|drucken|kommentar\w*|geeignet|\w+tauglich\w*|kinderfreundlich\w*|kindgerecht\w*|fur (?:\w+ )?(?:kinder|kleinkinder|babys?|anfanger\w*|gaste)|variante)\b/,
  },
  es: {
    writer:
      /\b(?:tus?|te|ti|eres|tienes|vives|vosotr[oa]s|vuestr[oa]s?|usted)\b|\b\w{2,}(?:aste|iste)\b|\b(?:autora?|bloguer[oa]|fotograf[oa])\b/,
    here: /\b(?:est[aeo]s?|es[aeo]s?|lo|aqui|receta|entrada|blog|pagina|video|foto|libro|boletin|imprim\w*|comentarios?|apt[oa]s?|necesit\w+|raciones|(?:para|a) (?:l[oa]s |mis |un |una )?(?:nin[oa]s?|peques?|bebes?|principiantes?)|version|\w{2,}[aei]r(?:l[oae]s?))\b/,
  },
  fr: {
    writer:
      /(?<!\b(?:peux|pourrais|sais)[- ])\btu\b(?! (?:peux|pourrais|sais|dois|es maintenant)\b)|\b(?:te|toi|ton|ta|tes|votre|vos)\b|\bt'|\b(?:auteure?|autrice|blogueu(?:r|se)|photographe)\b/,
    here: /\b(?:ce(?:t|tte|s)?|ca|cela|il|elle|ils|elles|ici|recette|article|blog|site|page|video|photo|livre|newsletter|imprim\w*|commentaires?|convien\w*|(?:pour|aux) (?:\w+ )?(?:enfants?|petits|bebes?|debutants?)|version)\b/,
  },
  it: {
    writer:
      /\b(?:tu|te|ti|tu[oae]|tuoi|hai|sei|vostr[oaie]|avete)\b|\b\w{2,}(?:asti|isti)\b|\b(?:autore|autrice|blogger|fotograf[oa])\b/,
    here: /\b(?:quest[oaie]|quell[oaie]|qui|ricetta|articolo|blog|sito|pagina|video|foto|libro|newsletter|stamp\w*|commenti|adatt[oaie]|(?:per|ai) (?:\w+ )?(?:bambin[oi]|piccoli|neonati|principianti)|versione|\w{2,}[aei]r(?:l[oaie]|ne)|dev(?:e|ono) (?:essere|venire|risultare))\b/,
  },
  pt: {
    writer:
      /(?<!\b(?:pode|poderia|sabe) )\bvoces?\b|\b(?:tu|te|ti|teus?|tuas?|seus?|suas?)\b|\b\w{2,}(?:aste|iste)\b|\b(?:autora?|blogueir[oa]|fotograf[oa])\b/,
    here: /\b(?:est[ae]s?|ess[ae]s?|iss?to|isso|aqui|ele|ela|eles|elas|receita|post|blog|site|pagina|video|foto|livro|newsletter|imprim\w*|comentarios?|criancas?|(?:para|pros?) (?:\w+ )?(?:bebes?|iniciantes?)|versao|\w{2,}-l[oa]s?)\b/,
  },
  pl: {
    writer:
      /\b(?:twoj\w*|twoi\w*|ciebie|cie|ci|tobie|ty|wasz\w*|wam)\b|\b\w{2,}(?:las|les)\b|\b(?:autor\w*|bloger\w*|fotograf\w*)\b/,
    here: /\b(?:to|ten|tego|tym|tu|tutaj|przepis\w*|wpis\w*|blog\w*|stron\w*|film\w*|wideo|zdjec\w*|ksiazk\w*|druk\w*|komentarz\w*|nadaj[ea]|dla (?:\w+ )?(?:dzieci|dziecka|malucha\w*|poczatkujac\w*)|wersj\w*)\b/,
  },
  ja: {
    writer: /あなた|作者|著者|筆者|ブログ主|ブロガー|撮影者|カメラマン/,
    here: /これ|それ|この|その|レシピ|記事|ブログ|サイト|ページ|動画|写真|本|印刷|コメント|(?:子供|子ども|こども|幼児|赤ちゃん|初心者)(?:で|に|が|向|用|も)|バージョン/,
  },
};
