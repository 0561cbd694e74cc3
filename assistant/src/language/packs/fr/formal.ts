import { ofFrench as of } from '../../phrases/forms';
import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tu', formal: 'vous' },
  phrases: {
    greeting: {
      warm: (title) => `Bonjour ! Comment puis-je vous aider avec « ${title} » ?`,
      plain: (title) => `Bonjour. Que voulez-vous savoir sur « ${title} » ?`,
      playful: (title) => `Bonjour, à vos tabliers ! Que voulez-vous savoir sur « ${title} » ?`,
    },
    thanks: {
      warm: 'Avec grand plaisir ! Régalez-vous bien.',
      playful: 'Quand vous voulez ! Gardez-moi une part.',
    },
    offtopic: {
      warm: (title) =>
        `J’aimerais vous aider, mais je ne m’y connais qu’en cuisine. Posez-moi vos questions sur « ${title} ».`,
      plain: (title) =>
        `Je réponds seulement aux questions de cuisine. Posez-moi une question sur « ${title} ».`,
      playful: (title) =>
        `Ce n’est pas à ma carte ! Demandez-moi plutôt quelque chose sur « ${title} ».`,
    },
    amount: {
      need: (what) => `Il vous faut ${what}.`,
      needFor: (what, servings) => `Pour ${servings}, il vous faut ${what}.`,
      needTimes: (what, factor) => `Pour la recette × ${factor}, il vous faut ${what}.`,
    },
    scale: {
      unknownYield:
        'L’article ne dit pas pour combien de personnes c’est. Je peux vous calculer le double ou la moitié.',
      caution:
        'Les temps et la taille du moule peuvent changer : fiez-vous aux signes donnés dans la recette.',
    },
    list: {
      intro: 'Il vous faut :',
      group: (group) => `Pour « ${group} », il vous faut :`,
    },
    diet: {
      unsure: (diet, because) =>
        `Je ne peux pas garantir que la recette soit ${diet}. Vérifiez l’étiquette : ${because}.`,
      allergy:
        'En cas d’allergie, lisez chaque étiquette et ne vous fiez pas qu’à moi : les produits varient et peuvent contenir des traces.',
      adapt: (diet) => `Pour une version ${diet}, vous pouvez remplacer :`,
    },
    storage: {
      reheat: (temperature) => `Réchauffez les restes jusqu’à ${temperature} à cœur.`,
    },
    substitution: {
      intro: (food) => `À la place ${of(food)}, vous pouvez utiliser :`,
      yes: (by, food) => `Oui, vous pouvez utiliser ${by} à la place ${of(food)}.`,
    },
    equipment: { uses: (tools) => `Pour la recette, il vous faut ${tools}.` },
    related: { intro: 'Ceci pourrait aussi vous plaire :' },
    missing: { passedOn: 'La personne qui a écrit la recette peut voir votre question.' },
  },
};
