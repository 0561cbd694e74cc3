import type { Post } from '../post';
import { apfelkuchenMitStreuseln } from './apfelkuchen-mit-streuseln';
import { bananaOatPancakes } from './banana-oat-pancakes';
import { beefStoutStew } from './beef-stout-stew';
import { brownButterPecanIceCream } from './brown-butter-pecan-ice-cream';
import { gingerLimeFizz } from './ginger-lime-fizz';
import { gratinPommesDeTerre } from './gratin-pommes-de-terre';
import { honeyMustardChicken } from './honey-mustard-chicken';
import { lemonPoppyLoafCake } from './lemon-poppy-loaf-cake';
import { lentejasConChorizo } from './lentejas-con-chorizo';
import { misoSalmon } from './miso-salmon';
import { roastTomatoSoup } from './roast-tomato-soup';
import { satsumaimoGohan } from './satsumaimo-gohan';
import { seededRyeLoaf } from './seeded-rye-loaf';
import { smokyChickpeaStew } from './smoky-chickpea-stew';
import { strawberryRhubarbJam } from './strawberry-rhubarb-jam';

/** All posts, newest first. */
export const posts: readonly Post[] = [
  apfelkuchenMitStreuseln,
  bananaOatPancakes,
  beefStoutStew,
  brownButterPecanIceCream,
  gingerLimeFizz,
  gratinPommesDeTerre,
  honeyMustardChicken,
  lemonPoppyLoafCake,
  lentejasConChorizo,
  misoSalmon,
  roastTomatoSoup,
  satsumaimoGohan,
  seededRyeLoaf,
  smokyChickpeaStew,
  strawberryRhubarbJam,
].toSorted((one, other) => other.published.localeCompare(one.published));
