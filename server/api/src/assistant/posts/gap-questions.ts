import type { PreparedPost, languages } from '@cpal/assistant/engine';

type Language = (typeof languages)[number];
type Step = PreparedPost['steps'][number];

/** A question that readers ask of many recipes, and of which it makes sense. */
interface GapQuestion {
  words: Readonly<Record<Language, string>>;
  suits: (steps: readonly Step[]) => boolean;
  /** Only a figure answers it: that a springform is buttered does not say how large it is. */
  wantsFigure?: true;
}

const always = () => true;

const heatsOven = (steps: readonly Step[]) => steps.some(({ actions }) => actions.has('preheat'));

const tins = [
  'baking-dish',
  'cake-tin',
  'loaf-tin',
  'muffin-tin',
  'pie-dish',
  'springform',
] as const;

const usesTin = (steps: readonly Step[]) =>
  steps.some(({ tools }) => tins.some((tin) => tools.has(tin)));

/** What readers of food blogs ask most, whatever the recipe; the most asked first. */
export const gapQuestions: readonly GapQuestion[] = [
  {
    suits: always,
    words: {
      en: 'Can I freeze it?',
      de: 'Kann ich es einfrieren?',
      es: '¿Se puede congelar?',
      fr: 'Peut-on le congeler ?',
      it: 'Si può congelare?',
      pt: 'Posso congelar?',
      pl: 'Czy można to zamrozić?',
      ja: '冷凍できますか？',
    },
  },
  {
    suits: always,
    wantsFigure: true,
    words: {
      en: 'How long does it keep?',
      de: 'Wie lange hält es sich?',
      es: '¿Cuánto tiempo se conserva?',
      fr: 'Combien de temps se conserve-t-il ?',
      it: 'Quanto tempo si conserva?',
      pt: 'Quanto tempo dura?',
      pl: 'Jak długo można to przechowywać?',
      ja: '何日くらいもちますか？',
    },
  },
  {
    suits: always,
    words: {
      en: 'Can I make it ahead?',
      de: 'Kann ich es vorbereiten?',
      es: '¿Se puede preparar con antelación?',
      fr: 'Peut-on le préparer à l’avance ?',
      it: 'Si può preparare in anticipo?',
      pt: 'Posso preparar com antecedência?',
      pl: 'Czy można to przygotować wcześniej?',
      ja: '作り置きできますか？',
    },
  },
  {
    suits: heatsOven,
    words: {
      en: 'Can I make it in an air fryer?',
      de: 'Geht das auch in der Heißluftfritteuse?',
      es: '¿Puedo hacerlo en la freidora de aire?',
      fr: 'Peut-on le faire au airfryer ?',
      it: 'Posso farlo nella friggitrice ad aria?',
      pt: 'Posso fazer na airfryer?',
      pl: 'Czy można to zrobić we frytkownicy beztłuszczowej?',
      ja: 'エアフライヤーで作れますか？',
    },
  },
  {
    suits: usesTin,
    wantsFigure: true,
    words: {
      en: 'What size tin do I need?',
      de: 'Welche Größe muss die Form haben?',
      es: '¿Qué tamaño de molde necesito?',
      fr: 'Quelle taille de moule faut-il ?',
      it: 'Che misura di stampo serve?',
      pt: 'Qual o tamanho da forma?',
      pl: 'Jakiej wielkości forma jest potrzebna?',
      ja: '型の大きさはどのくらいですか？',
    },
  },
  {
    suits: always,
    words: {
      en: 'How many calories per serving?',
      de: 'Wie viele Kalorien hat eine Portion?',
      es: '¿Cuántas calorías tiene por ración?',
      fr: 'Combien de calories par portion ?',
      it: 'Quante calorie ha una porzione?',
      pt: 'Quantas calorias tem por porção?',
      pl: 'Ile kalorii ma porcja?',
      ja: '1人分のカロリーはどのくらいですか？',
    },
  },
];
