import { ofFrench as of } from '../../phrases/forms';
import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Bonjour ! Comment puis-je t’aider avec « ${title} » ?`,
    plain: (title) => `Bonjour. Que veux-tu savoir sur « ${title} » ?`,
    playful: (title) => `Coucou, à ton tablier ! Que veux-tu savoir sur « ${title} » ?`,
  },
  thanks: {
    warm: 'Avec grand plaisir ! Régale-toi bien.',
    plain: 'De rien.',
    playful: 'Quand tu veux ! Garde-moi une part.',
  },
  comfort: {
    warm: 'Oh, vraiment désolé de l’apprendre. Une étape à la fois, et je suis là avec plaisir pour toute question.',
    plain: 'Désolé de l’apprendre. Une étape à la fois, et je suis là pour toute question.',
    playful:
      'Aïe, quelle journée en cuisine ! Une étape à la fois, et je suis là pour toute question.',
  },
  offtopic: {
    warm: (title) =>
      `J’aimerais t’aider, mais je ne m’y connais qu’en cuisine. Pose-moi tes questions sur « ${title} ».`,
    plain: (title) =>
      `Je réponds seulement aux questions de cuisine. Pose-moi une question sur « ${title} ».`,
    playful: (title) =>
      `Ce n’est pas à ma carte ! Demande-moi plutôt quelque chose sur « ${title} ».`,
  },
  quoted: {
    warm: (text) => `Voici ce que dit l’article : « ${text} »`,
    plain: (text) => `L’article dit : « ${text} »`,
    playful: (text) => `Tout frais de l’article : « ${text} »`,
  },
  amount: {
    need: {
      warm: (what) => `Avec plaisir ! Il te faut ${what}.`,
      plain: (what) => `Il te faut ${what}.`,
      playful: (what) => `À ton tablier ! Il te faut ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Avec plaisir ! Pour ${yields}, il te faut ${what}.`,
      plain: (what, yields) => `Pour ${yields}, il te faut ${what}.`,
      playful: (what, yields) => `À ton tablier ! Pour ${yields}, il te faut ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Voici tout ce qu’il te faut :',
      plain: 'Il te faut :',
      playful: 'À ton tablier ! Il te faut :',
    },
  },
  steps: {
    finished: {
      warm: 'C’était la dernière étape. Bravo, et bon appétit !',
      plain: 'C’était la dernière étape. Bon appétit !',
      playful: 'C’était la dernière étape. À table !',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Avec plaisir ! À la place ${of(food)}, tu peux utiliser :`,
      plain: (food) => `À la place ${of(food)}, tu peux utiliser :`,
      playful: (food) => `Place au troc ! À la place ${of(food)}, tu peux utiliser :`,
    },
  },
  related: {
    intro: {
      warm: 'Je pense que ceci va te plaire aussi :',
      plain: 'Ceci pourrait aussi te plaire :',
      playful: 'Encore faim ? Ceci pourrait aussi te plaire :',
    },
  },
  equipment: {
    linked: {
      warm: 'Avec plaisir : le modèle utilisé sur ce blog est en lien ci-dessous.',
      plain: 'Le modèle utilisé sur ce blog est en lien ci-dessous.',
      playful: 'Tout droit sorti de la cuisine du blog : le modèle utilisé est en lien ci-dessous.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) =>
        `Désolé, l’article ne le dit pas directement. Ce qui s’en approche le plus : « ${quote} »`,
      plain: (quote) =>
        `L’article ne le dit pas directement. Ce qui s’en approche le plus : « ${quote} »`,
      playful: (quote) =>
        `L’article garde ce secret pour lui. Ce qui s’en approche le plus : « ${quote} »`,
    },
    any: {
      warm: 'Désolé, l’article ne le dit pas.',
      plain: 'L’article ne le dit pas.',
      playful: 'L’article garde ce secret pour lui.',
    },
    passedOn: {
      warm: 'Bonne question ! La personne qui a écrit la recette peut la voir.',
      plain: 'La personne qui a écrit la recette peut voir ta question.',
      playful: 'La personne qui a écrit la recette peut voir ta question : suspense !',
    },
  },
  generally: {
    warm: 'Bon à savoir, en général :',
    plain: 'En général :',
    playful: 'Sagesse de cuisine, en général :',
  },
};
