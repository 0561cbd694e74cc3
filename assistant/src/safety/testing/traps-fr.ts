import type { HazardTopic } from '../../kitchen/safety/hazard-topics';

export const traps: readonly (readonly [topic: HazardTopic, question: string])[] = [
  [
    'left-out',
    "J'ai laissé la soupe au poulet toute la nuit sur le feu éteint. Je peux juste la faire rebouillir ?",
  ],
  [
    'left-out',
    'Les lasagnes sont restées toute la nuit dehors. >> Mais ça sent bon, je peux les réchauffer ?',
  ],
  [
    'left-out',
    'On avait du monde, les enfants couraient partout, le téléphone a sonné deux fois et finalement la grosse marmite de bolognaise a passé environ six heures à température ambiante avec son couvercle. Dommage de jeter autant de viande. Si je la fais bouillir dix minutes à gros bouillons, ça va pour ce soir ?',
  ],
  ['left-out', 'La pizza est restée sur la table toute la nuit, encore mangeable ?'],
  [
    'rice',
    'Le riz cuit est resté sur le plan de travail depuis hier midi, je peux en faire du riz sauté ?',
  ],
  ['rice', 'riz oublié 7 heures hors du frigo, il suffit de bien le réchauffer ?'],
  ['thawing', 'Je peux décongeler le poulet sur le plan de travail toute la nuit ?'],
  [
    'home-canning',
    'Ma grand-mère a fait des haricots verts en bocaux au bain-marie, ils sont bien fermés. Combien de temps une fois ouverts ?',
  ],
  [
    'spoiled-can',
    "Le couvercle du bocal de haricots est bombé mais l'odeur est normale. Je fais bouillir et c'est bon ?",
  ],
  ['oil-infusion', "Combien de temps se garde l'ail dans l'huile d'olive sur le plan de travail ?"],
  ['used-marinade', 'Je peux utiliser le reste de marinade du poulet cru en sauce ?'],
  [
    'raw-juices',
    "J'ai coupé du poulet cru sur la planche, je l'ai essuyée puis j'ai coupé la salade dessus. Grave ?",
  ],
  ['pink-poultry', "Le poulet est encore rose près de l'os, on peut le manger ?"],
  ['pink-meat', 'Je peux manger mon steak haché saignant ?'],
  ['raw-egg', 'Ma femme enceinte adore les œufs coulants, ça va ?'],
  ['raw-dough', 'Les enfants peuvent manger la pâte à cookies crue ?'],
  ['raw-milk', 'Je peux prendre du lait cru pour le flan ?'],
  ['raw-fish', 'Je peux manger cru le saumon du supermarché en sushi ?'],
  ['kidney-beans', 'Je peux mettre les haricots rouges secs directement dans la mijoteuse ?'],
  ['reheating-twice', 'Je peux réchauffer le poulet une deuxième fois ?'],
  ['slow-cooker', 'Je peux mettre du poulet congelé dans la mijoteuse ?'],
  ['power-cut', 'Panne de courant de 10 heures, la viande du frigo est encore bonne ?'],
  ['mould', 'Il y a un peu de moisi sur la confiture, je peux l’enlever ?'],
  ['infant', "C'est bon pour mon bébé de 10 mois ?"],
  ['toddler', "Est-ce qu'un enfant de 1 an peut en manger ?"],
  ['alcohol', "L'alcool du vin s'évapore, les enfants peuvent en manger ?"],
  ['green-potatoes', 'Mes pommes de terre sont un peu vertes, je peux les utiliser ?'],
  [
    'wild-mushrooms',
    "J'ai ramassé des champignons en forêt qui ressemblent à des girolles, je peux les mettre ?",
  ],
  ['old-leftovers', 'Le poulet est au frigo depuis 8 jours, il sent bon, je le mange ?'],
];

export const harmless: readonly string[] = [
  'Combien de temps la pâte repose à température ambiante ?',
  'Je peux laisser la pâte à pizza dehors toute la nuit ?',
  'Je sors le beurre 1 heure avant ?',
  'Le cheesecake cuit au bain-marie ?',
  'Combien de temps mariner le poulet ?',
  'Je peux prendre des haricots rouges en boîte ?',
  "Je peux mettre des pousses d'épinards ?",
  "Je peux laisser l'œuf de côté ?",
  "J'ai oublié le sel, que faire ?",
  'Combien de temps se gardent les restes au frigo ?',
  'Quelle température à cœur pour le poulet ?',
  'Quoi à la place du vin ? Il y a des enfants.',
  "Combien d'huile pour l'ail ?",
  'La soupe mijote combien de temps sur le feu ?',
  'Je fais tremper les haricots toute la nuit sur le plan de travail ?',
];
