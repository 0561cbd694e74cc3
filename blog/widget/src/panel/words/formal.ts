import type { Language } from '../../lib/languages';
import type { FormalWords } from './words';

/** The sentences that a formal assistant says in other words, in the languages that have two forms. */
export const formal: Readonly<Partial<Record<Language, FormalWords>>> = {
  de: {
    question: 'Ihre Frage',
    you: 'Sie:',
    trouble: {
      offline: 'Sie sind offline. Fragen Sie noch einmal, sobald die Verbindung wieder da ist.',
      unknownPost: 'Diese Seite kenne ich nicht. Öffnen Sie ein Rezept und fragen Sie mich dort.',
      tooLong: 'Diese Frage ist nicht lesbar. Versuchen Sie es mit weniger Worten.',
      failed: 'Das hat nicht geklappt. Versuchen Sie es bitte noch einmal.',
    },
  },
  es: {
    question: 'Su pregunta',
    you: 'Usted:',
    trouble: {
      offline: 'No tiene conexión. Vuelva a preguntar cuando regrese.',
      unknownPost: 'No conozco esta página. Abra una receta y pregúnteme allí.',
      tooLong: 'No se puede leer la pregunta. Pruebe con menos palabras.',
      failed: 'No ha funcionado. Inténtelo de nuevo.',
    },
  },
  fr: {
    question: 'Votre question',
    you: 'Vous :',
    trouble: {
      offline: 'Vous êtes hors ligne. Reposez votre question au retour de la connexion.',
      unknownPost: 'Je ne connais pas cette page. Ouvrez une recette et demandez-moi là-bas.',
      tooLong: 'Cette question est illisible. Essayez avec moins de mots.',
      failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',
    },
  },
  it: {
    question: 'La sua domanda',
    you: 'Lei:',
    trouble: {
      offline: 'Lei è offline. Chieda di nuovo quando torna la connessione.',
      unknownPost: 'Non conosco questa pagina. Apra una ricetta e mi chieda lì.',
      tooLong: 'La domanda non è leggibile. Provi con meno parole.',
      failed: 'Non ha funzionato. Riprovi.',
    },
  },
  pt: {
    you: 'Pergunta:',
    trouble: { offline: 'Sem conexão. Pergunte de novo quando ela voltar.' },
  },
  pl: {
    question: 'Pytanie',
    you: 'Pytanie:',
    trouble: {
      offline: 'Brak połączenia. Proszę zapytać ponownie, gdy wróci.',
      unknownPost: 'Nie znam tej strony. Proszę otworzyć przepis i zapytać tam.',
      tooLong: 'Nie da się odczytać pytania. Proszę spróbować krócej.',
      failed: 'Nie udało się. Proszę spróbować ponownie.',
    },
  },
};
