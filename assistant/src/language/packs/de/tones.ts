import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Hallo! Wie kann ich dir bei „${title}“ helfen?`,
    plain: (title) => `Hallo. Was möchtest du zu „${title}“ wissen?`,
    playful: (title) => `Hey, Schürze um! Was möchtest du zu „${title}“ wissen?`,
  },
  thanks: {
    warm: 'Sehr gerne! Lass es dir schmecken.',
    plain: 'Gern geschehen.',
    playful: 'Immer wieder! Heb mir ein Stück auf.',
  },
  comfort: {
    warm: 'Oje, das tut mir sehr leid. Am besten einen Schritt nach dem anderen, und bei Fragen bin ich gerne da.',
    plain: 'Das tut mir leid. Am besten einen Schritt nach dem anderen, und bei Fragen bin ich da.',
    playful:
      'Oje, was für ein Tag in der Küche! Am besten einen Schritt nach dem anderen, und bei Fragen bin ich da.',
  },
  offtopic: {
    warm: (title) =>
      `Da würde ich gerne helfen, aber ich kenne mich nur in der Küche aus. Frag mich alles zu „${title}“.`,
    plain: (title) => `Ich beantworte nur Fragen rund ums Kochen. Frag mich etwas zu „${title}“.`,
    playful: (title) => `Das steht nicht auf meiner Karte! Frag mich lieber etwas zu „${title}“.`,
  },
  quoted: {
    warm: (text) => `Das steht dazu im Beitrag: „${text}“`,
    plain: (text) => `Im Beitrag steht: „${text}“`,
    playful: (text) => `Frisch aus dem Beitrag: „${text}“`,
  },
  amount: {
    need: {
      warm: (what) => `Gerne! Du brauchst ${what}.`,
      plain: (what) => `Du brauchst ${what}.`,
      playful: (what) => `Ärmel hoch! Du brauchst ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Gerne! Für ${yields} brauchst du ${what}.`,
      plain: (what, yields) => `Für ${yields} brauchst du ${what}.`,
      playful: (what, yields) => `Ärmel hoch! Für ${yields} brauchst du ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Das alles brauchst du:',
      plain: 'Du brauchst:',
      playful: 'Ärmel hoch! Du brauchst:',
    },
  },
  steps: {
    finished: {
      warm: 'Das war der letzte Schritt. Gut gemacht, und guten Appetit!',
      plain: 'Das war der letzte Schritt. Guten Appetit!',
      playful: 'Das war der letzte Schritt. Ran an die Teller!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Gerne! Statt ${food} kannst du nehmen:`,
      plain: (food) => `Statt ${food} kannst du nehmen:`,
      playful: (food) => `Zeit zum Tauschen! Statt ${food} kannst du nehmen:`,
    },
  },
  related: {
    intro: {
      warm: 'Ich glaube, das schmeckt dir auch:',
      plain: 'Das könnte dir auch schmecken:',
      playful: 'Noch Hunger? Das könnte dir auch schmecken:',
    },
  },
  equipment: {
    linked: {
      warm: 'Gerne: Was im Blog verwendet wird, ist unten verlinkt.',
      plain: 'Was im Blog verwendet wird, ist unten verlinkt.',
      playful: 'Frisch aus der Küche des Blogs: Was dort verwendet wird, ist unten verlinkt.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) => `Leider sagt das der Beitrag nicht direkt. Am nächsten kommt: „${quote}“`,
      plain: (quote) => `Das sagt der Beitrag nicht direkt. Am nächsten kommt: „${quote}“`,
      playful: (quote) => `Da hält der Beitrag dicht. Am nächsten kommt: „${quote}“`,
    },
    any: {
      warm: 'Das steht leider nicht im Beitrag.',
      plain: 'Das steht nicht im Beitrag.',
      playful: 'Da hält der Beitrag dicht.',
    },
    passedOn: {
      warm: 'Gute Frage! Wer das Rezept geschrieben hat, kann sie sehen.',
      plain: 'Wer das Rezept geschrieben hat, kann deine Frage sehen.',
      playful: 'Wer das Rezept geschrieben hat, kann deine Frage sehen: Es bleibt spannend!',
    },
  },
  generally: {
    warm: 'Gut zu wissen, ganz allgemein:',
    plain: 'Allgemein gilt:',
    playful: 'Küchenweisheit, ganz allgemein:',
  },
};
