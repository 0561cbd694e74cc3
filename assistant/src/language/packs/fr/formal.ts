import { ofFrench as of } from '../../phrases/forms';
import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tu', formal: 'vous' },
  phrases: {
    scale: {
      unknownYield:
        'L’article ne dit pas pour combien de personnes c’est. Je peux vous calculer le double ou la moitié.',
      caution:
        'Les temps et la taille du moule peuvent changer : fiez-vous aux signes donnés dans la recette.',
    },
    list: {
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
      yes: (by, food) => `Oui, vous pouvez utiliser ${by} à la place ${of(food)}.`,
    },
    equipment: { uses: (tools) => `Pour la recette, il vous faut ${tools}.` },
  },
  tones: {
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
      need: {
        warm: (what) => `Avec plaisir ! Il vous faut ${what}.`,
        plain: (what) => `Il vous faut ${what}.`,
        playful: (what) => `À vos tabliers ! Il vous faut ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `Avec plaisir ! Pour ${yields}, il vous faut ${what}.`,
        plain: (what, yields) => `Pour ${yields}, il vous faut ${what}.`,
        playful: (what, yields) => `À vos tabliers ! Pour ${yields}, il vous faut ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Voici tout ce qu’il vous faut :',
        plain: 'Il vous faut :',
        playful: 'À vos tabliers ! Il vous faut :',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `Avec plaisir ! À la place ${of(food)}, vous pouvez utiliser :`,
        plain: (food) => `À la place ${of(food)}, vous pouvez utiliser :`,
        playful: (food) => `Place au troc ! À la place ${of(food)}, vous pouvez utiliser :`,
      },
    },
    related: {
      intro: {
        warm: 'Je pense que ceci va vous plaire aussi :',
        plain: 'Ceci pourrait aussi vous plaire :',
        playful: 'Encore faim ? Ceci pourrait aussi vous plaire :',
      },
    },
    missing: {
      passedOn: {
        warm: 'Bonne question ! La personne qui a écrit la recette peut la voir.',
        plain: 'La personne qui a écrit la recette peut voir votre question.',
        playful: 'La personne qui a écrit la recette peut voir votre question : suspense !',
      },
    },
  },
};
