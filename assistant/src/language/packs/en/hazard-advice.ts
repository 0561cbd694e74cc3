import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    'Food that spoils should be thrown away once it has been out of the fridge for more than 2 hours, or 1 hour above 32 °C (90 °F). Boiling or reheating does not make it safe: some germs leave poisons that heat does not destroy, and smell, look and taste do not show them. Next time, divide a big pot into shallow containers and put it in the fridge within 2 hours.',
  rice: 'Cooked rice that stood out for hours should be thrown away: its spores survive cooking, and the poison that they make is not destroyed by frying, boiling or reheating. Cool rice within 1 hour, keep it in the fridge, eat it within 24 hours and reheat it once only.',
  thawing:
    'Thaw meat, poultry and fish in the fridge, in cold water that is changed every 30 minutes, or in the microwave (these two: cook at once), never on the counter or in hot water. If it was out for more than 2 hours, throw it away.',
  'home-canning':
    'Vegetables, beans, meat, fish, soups and other low-acid foods are safe on the shelf only if they were pressure-canned by a tested recipe; a water bath, an oven or a jar that sealed is not enough. Botulism poison cannot be seen, smelled or tasted: if in doubt, throw the food away and do not taste it.',
  'spoiled-can':
    'A can or jar that bulges, leaks, spurts, is cracked, deeply dented or has lost its seal may hold botulism poison, which cannot always be seen or smelled. Do not open or taste it: wrap it and throw it away.',
  'oil-infusion':
    'Garlic, herbs, peppers or tomatoes in homemade oil can grow botulism germs at room temperature, without any smell or taste. Keep such oil in the fridge and throw it away after 4 days; freeze it to keep it longer. If it stood at room temperature, throw it away, and do not give it as a gift.',
  'used-marinade':
    'A marinade or brine that touched raw meat, poultry or fish carries their germs: throw it away, and do not keep it or use it for another batch. For a sauce, set a part aside before the raw food goes in; used marinade may become a sauce only if it is brought to a full boil first.',
  'raw-juices':
    'Never put cooked or ready food on a board, plate or tool that held raw meat, poultry or fish before it is washed with hot water and soap; rinsing or wiping is not enough. Throw away what raw juices touched, unless it is still to be cooked through.',
  'pink-poultry':
    'Poultry is not safe to eat until it reaches 74 °C (165 °F) inside, measured at the thickest part; color and juices do not tell. If it is below, cook it on and do not eat it yet.',
  'pink-meat':
    'Burgers, sausages and other ground meat are not safe to eat until they reach 71 °C (160 °F) inside; whole cuts of pork need 63 °C (145 °F) and 3 minutes of rest. Color does not tell: measure, and cook on what is below.',
  'raw-egg':
    'Raw or runny eggs can carry salmonella and are not for small children, pregnant, old or ill people. Use pasteurized eggs where they stay raw, or cook eggs until white and yolk are firm, and egg dishes to 71 °C (160 °F).',
  'raw-dough':
    'Raw dough and batter are not safe to taste: flour is a raw food that can carry E. coli, and raw egg can carry salmonella. Bake or cook them fully first.',
  'raw-milk':
    'Raw milk can carry listeria, E. coli, salmonella and other germs, and is most dangerous for children, pregnant, old or ill people. Use pasteurized milk and cheese made from it.',
  'raw-fish':
    'Raw fish and shellfish can carry parasites and germs, and lemon or lime juice does not kill them. Fish is safe at 63 °C (145 °F) inside, oysters and mussels when cooked until they open. Fish to be eaten raw must have been frozen for parasites by the seller, and is not for children, pregnant, old or ill people.',
  'kidney-beans':
    'Dried kidney beans are poisonous raw or undercooked, and a slow cooker does not get hot enough. Soak them for 12 hours, pour the water away, then boil them hard in fresh water for at least 10 minutes (FDA: 30) before they cook on until soft. Throw away what was cooked without that boil.',
  'reheating-twice':
    'Reheat leftovers once only, until they steam all through. Take out and warm just the portion that will be eaten; throw away what was reheated and is left.',
  refreezing:
    'Food thawed in the fridge may be frozen again, with some loss of quality. What stood out for more than 2 hours, or 1 hour above 32 °C (90 °F), must not be frozen again: throw it away.',
  'slow-cooker':
    'Thaw meat in the fridge before it goes into a slow cooker, and cook it on low or high: frozen meat, or the warm setting, leaves it too long at temperatures where germs grow. “Warm” is only for food that is already cooked and at 60 °C (140 °F) or more.',
  stuffing:
    'Stuff a bird only just before it goes into the oven, never the day before. The middle of the stuffing and the thickest part of the bird must both reach 74 °C (165 °F). It is safer to bake the stuffing apart; take all of it out before leftovers go into the fridge.',
  'partial-cooking':
    'Never cook meat or poultry partly to finish it later: germs that survive grow while it waits. Cook it through in one go, then cool it within 2 hours, or leave it raw in the fridge until then.',
  'power-cut':
    'A closed fridge keeps food safe for about 4 hours without power, a full freezer for 48 hours, a half-full one for 24. After that, throw away meat, fish, milk, eggs and leftovers that were above 4 °C (40 °F) for more than 2 hours. What still has ice crystals may be frozen again. Never taste food to find out.',
  mold: 'Throw away soft food, bread, jam, yogurt and leftovers with mold as a whole: scraping it off, boiling or toasting does not make them safe. Only from hard cheese and firm vegetables may it be cut off, at least 2.5 cm (1 inch) around and below.',
  infant:
    'Before 12 months no honey, raw or baked, as it can cause infant botulism, and no added salt or sugar, whole nuts, raw or runny egg, or cow’s milk as a drink. For anything else about feeding a baby, please ask the child’s doctor.',
  toddler:
    'For children from 1 to 4 years: no whole nuts, popcorn or hard pieces, and grapes or small tomatoes cut lengthwise in four, as they can choke; little salt and sugar; no raw or runny egg, undercooked meat or fish, unpasteurized milk or alcohol. When in doubt, please ask the child’s doctor.',
  pregnancy:
    'In pregnancy leave out alcohol (cooking does not remove all of it), raw or undercooked meat, fish and eggs, cold-smoked fish, unpasteurized milk and its cheeses, mold-ripened soft cheese unless cooked until steaming hot, and liver. When in doubt, please ask a doctor or midwife.',
  alcohol:
    'Cooking does not remove all alcohol: about 75 % stays after flaming, 40 % after 15 minutes of simmering, 25 % after 1 hour, 5 % after 2½ hours. For children, in pregnancy, and for people who avoid alcohol, leave it out.',
  'green-potatoes':
    'Green or sprouting potatoes hold poisons (solanine) that boiling and frying do not destroy. Throw away potatoes that are green, bitter or shriveled with many sprouts, above all for children and in pregnancy; cut small sprouts and spots out generously.',
  'toxic-plants':
    'Some plants are poisonous raw or in certain parts: cassava and elderberries must be peeled or picked over and cooked thoroughly; rhubarb leaves, bitter almonds and apricot or other fruit kernels should not be eaten. Do not use them here; after eating some, call a poison center.',
  'wild-mushrooms':
    'Do not eat wild mushrooms unless an expert has seen each one: deadly kinds look like edible ones, no photo, app or home test tells them apart, and cooking does not destroy their poison. In doubt throw them away; after eating some, call a poison center at once.',
  'old-leftovers':
    'Leftovers keep 3 to 4 days in the fridge. Older ones should be thrown away, even if they smell and look fine: reheating does not make them safe.',
};
