import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'du', formal: 'Sie' },
  phrases: {
    scale: {
      unknownYield:
        'Der Beitrag sagt nicht, für wie viele das Rezept reicht. Ich kann Ihnen aber die doppelte oder halbe Menge ausrechnen.',
      caution: 'Zeiten und Formgröße können sich ändern: Achten Sie auf die Zeichen im Rezept.',
    },
    list: {
      group: (group) => `Für „${group}“ brauchen Sie:`,
    },
    times: {
      bySign: 'Das Rezept nennt hier keine Minuten, aber ein Zeichen, auf das Sie achten können.',
    },
    diet: {
      unsure: (diet, because) =>
        `Ob es ${diet} ist, kann ich nicht sicher sagen. Schauen Sie bitte aufs Etikett: ${because}.`,
      allergy:
        'Bei einer Allergie lesen Sie bitte jedes Etikett und verlassen Sie sich nicht auf mich: Produkte unterscheiden sich und können Spuren enthalten.',
      adapt: (diet) => `Damit es ${diet} wird, können Sie austauschen:`,
    },
    storage: {
      reheat: (temperature) => `Erhitzen Sie Reste, bis sie innen ${temperature} erreichen.`,
    },
    equipment: { uses: (tools) => `Für das Rezept brauchen Sie ${tools}.` },
  },
  tones: {
    greeting: {
      warm: (title) => `Guten Tag! Wie kann ich Ihnen bei „${title}“ helfen?`,
      plain: (title) => `Guten Tag. Was möchten Sie zu „${title}“ wissen?`,
      playful: (title) => `Hallo, Schürze um! Was möchten Sie zu „${title}“ wissen?`,
    },
    thanks: {
      warm: 'Sehr gerne! Lassen Sie es sich schmecken.',
      playful: 'Immer wieder! Heben Sie mir ein Stück auf.',
    },
    offtopic: {
      warm: (title) =>
        `Da würde ich gerne helfen, aber ich kenne mich nur in der Küche aus. Fragen Sie mich alles zu „${title}“.`,
      plain: (title) =>
        `Ich beantworte nur Fragen rund ums Kochen. Fragen Sie mich etwas zu „${title}“.`,
      playful: (title) =>
        `Das steht nicht auf meiner Karte! Fragen Sie mich lieber etwas zu „${title}“.`,
    },
    amount: {
      need: {
        warm: (what) => `Gerne! Sie brauchen ${what}.`,
        plain: (what) => `Sie brauchen ${what}.`,
        playful: (what) => `Ärmel hoch! Sie brauchen ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `Gerne! Für ${yields} brauchen Sie ${what}.`,
        plain: (what, yields) => `Für ${yields} brauchen Sie ${what}.`,
        playful: (what, yields) => `Ärmel hoch! Für ${yields} brauchen Sie ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Das alles brauchen Sie:',
        plain: 'Sie brauchen:',
        playful: 'Ärmel hoch! Sie brauchen:',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `Gerne! Statt ${food} können Sie nehmen:`,
        plain: (food) => `Statt ${food} können Sie nehmen:`,
        playful: (food) => `Zeit zum Tauschen! Statt ${food} können Sie nehmen:`,
      },
    },
    related: {
      intro: {
        warm: 'Ich glaube, das schmeckt Ihnen auch:',
        plain: 'Das könnte Ihnen auch schmecken:',
        playful: 'Noch Hunger? Das könnte Ihnen auch schmecken:',
      },
    },
    missing: {
      passedOn: {
        warm: 'Gute Frage! Wer das Rezept geschrieben hat, kann sie sehen.',
        plain: 'Wer das Rezept geschrieben hat, kann Ihre Frage sehen.',
        playful: 'Wer das Rezept geschrieben hat, kann Ihre Frage sehen: Es bleibt spannend!',
      },
    },
  },
};
