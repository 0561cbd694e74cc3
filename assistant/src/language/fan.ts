/** How an oven with a fan is named beside degrees, in folded texts of any language. */
export const fanOven =
  /\b(?:fan|convection|umluft|heissluft|chaleur tournante|ventilat[oa]|ventilador|aire|ventilado|convec(?:cion|cao)|turbo|termoobieg\w{0,4})\b|ファン|コンベクション|熱風/;

/** An oven without one, in folded texts of any language. */
export const stillOven =
  /\b(?:conventional|static|non-?fan|no fan|without (?:a |the )?fan|ober-?\W{0,3}(?:und )?-?unterhitze|statico|statique|traditionnelle?|arriba y abajo|sin (?:aire|ventilador)|senza (?:ventola|ventilazione)|sem ventilacao|convencional|gora-? ?(?:i ?)?dol|bez termoobiegu|grzalk\w*)\b|上下(?:火|ヒーター)|ファンなし/;
