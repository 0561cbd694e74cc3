import type { Kinds } from '../../kinds';

export const kinds: Kinds = {
  looks: {
    cold: /\bkalt\w*/,
    lukewarm: /\b(?:lau)?warm\w*/,
    hot: /\b(?:heiss\w*|kochend\w*)/,
    white: /\bweiss\w*/,
    brown: /\bbraun\w*/,
    red: /\brot\w*/,
    green: /\bgrun\w*/,
    dark: /\bdunkl\w*|\bzartbitter\w*/,
  },
  forms: {
    wreath: /^kranz\w*$/,
    plait: /^\w*zopf\w*$/,
    small: /^(?:einzel|klein|mini)\w*$/,
    roll: /^(?:\w*brotchen|semmeln?)$/,
    tin: /^\w*form(?:en)?$/,
    silicone: /^silikon\w*$/,
    glass: /^glas\w*$/,
    wood: /^holz\w*$/,
    stone: /^\w*stein$/,
  },
  parts: {
    dough: /\w*teig(s|e)?\b/,
    base: /\w*boden(s)?\b/,
    cake: /\b(kuchen|ruhrteig|teig|biskuit)\w*\b/,
    filling: /\w*(fullung|fulle)\b/,
    topping: /\b(belag|topping)(s)?\b/,
    streusel: /\b(streusel|krumel)n?\b/,
    glaze: /\w*(glasur|guss)(es)?\b/,
    frosting: /\b(frosting|buttercreme|creme)\b/,
    syrup: /\b(sirup|trankung)\w*\b/,
    sauce: /\w*(sosse|sauce)\b/,
    dressing: /\b(dressing|vinaigrette|salatsosse)s?\b/,
    marinade: /\w*marinade\b/,
    preferment: /\b(vorteig|sauerteig|ansatz)(s|es)?\b/,
    salad: /\w*salat(s|es)?\b/,
    broth: /\w*(bruhe|fond)\b/,
    serving:
      /\b(servieren|anrichten|garnieren|dekoration|deko|zum schluss|am (?:ende|schluss)|fertigstellen)\b/,
  },
};
