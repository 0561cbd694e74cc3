/** How an oven with a fan is named beside degrees, in folded texts of any language. */
export const fanOven =
  /\b(?:fan|convection|umluft|heissluft|chaleur tournante|ventilat[oa]|ventilador|aire|ventilado|convec(?:cion|cao)|turbo|termoobieg\w{0,4})\b|ファン|コンベクション|熱風/;
