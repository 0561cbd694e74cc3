import type { DietName } from '../../language/cues/cues';
import type { Trait } from '../food';

interface DietRule {
  /** One of these in an ingredient: the answer is no. */
  without: readonly Trait[];
  /** One of these: it depends on more than the list says. */
  unsure: readonly Trait[];
  /** A wrong yes may make somebody ill. */
  isAllergy: boolean;
  /** The list of ingredients alone never makes a yes: slaughter, amounts, certificates. */
  isNeverYes: boolean;
}

const choice = (without: readonly Trait[], unsure: readonly Trait[] = []): DietRule => ({
  without,
  unsure,
  isAllergy: false,
  isNeverYes: false,
});
const allergy = (without: readonly Trait[]): DietRule => ({
  ...choice(without),
  isAllergy: true,
});
const guarded = (without: readonly Trait[], unsure: readonly Trait[]): DietRule => ({
  ...choice(without, unsure),
  isNeverYes: true,
});

const flesh: readonly Trait[] = ['meat', 'pork', 'gelatine'];
const seafood: readonly Trait[] = ['fish', 'crustacean', 'mollusc'];

/** What each diet leaves out. Nut-free leaves peanuts out too: who avoids one often avoids both. */
export const dietRules: Readonly<Record<DietName, DietRule>> = {
  vegan: choice([...flesh, ...seafood, 'milk', 'lactose', 'egg', 'honey', 'rennet']),
  vegetarian: choice([...flesh, ...seafood], ['rennet']),
  pescatarian: choice(flesh, ['rennet']),
  'gluten-free': allergy(['gluten', 'wheat']),
  'dairy-free': allergy(['milk', 'lactose']),
  'lactose-free': allergy(['lactose']),
  'egg-free': allergy(['egg']),
  'nut-free': allergy(['treenut', 'peanut']),
  'peanut-free': allergy(['peanut']),
  'soy-free': allergy(['soy']),
  'sesame-free': allergy(['sesame']),
  'shellfish-free': allergy(['crustacean', 'mollusc']),
  'fish-free': allergy(['fish']),
  'alcohol-free': { ...choice(['alcohol']), isAllergy: true },
  'pork-free': choice(['pork'], ['gelatine']),
  halal: guarded(['pork', 'alcohol'], ['meat', 'gelatine', 'rennet']),
  kosher: guarded(['pork', 'crustacean', 'mollusc'], ['meat', 'gelatine', 'rennet']),
  'low-sugar': guarded([], ['sugar']),
  keto: guarded([], ['sugar', 'starch']),
};
