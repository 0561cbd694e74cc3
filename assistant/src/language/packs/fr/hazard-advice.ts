import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    "Un plat qui s'abîme et qui est resté plus de 2 heures hors du frigo (plus de 1 heure au-dessus de 32 °C (90 °F)) est à jeter. Le faire bouillir ou le réchauffer ne le rend pas sûr : certains germes laissent des toxines que la chaleur ne détruit pas, et ni l'odeur, ni l'aspect, ni le goût ne les révèlent. La prochaine fois, mieux vaut répartir une grande marmite dans des récipients peu profonds et la mettre au frigo dans les 2 heures.",
  rice: "Le riz cuit resté des heures dehors est à jeter : ses spores survivent à la cuisson, et la toxine qu'elles forment n'est détruite ni en le faisant sauter, ni bouillir, ni réchauffer. Le riz se refroidit en 1 heure, se garde au frigo, se mange dans les 24 heures et ne se réchauffe qu'une seule fois.",
  thawing:
    "La viande, la volaille et le poisson se décongèlent au frigo, dans de l'eau froide changée toutes les 30 minutes ou au micro-ondes (dans ces deux cas, à cuire aussitôt), jamais sur le plan de travail ni dans l'eau chaude. Ce qui est resté dehors plus de 2 heures est à jeter.",
  'home-canning':
    "Les légumes, haricots, viandes, poissons, soupes et autres aliments peu acides ne sont sûrs en placard que s'ils ont été mis en conserve sous pression selon une recette testée ; le bain-marie, le four ou un bocal bien scellé ne suffisent pas. La toxine du botulisme ne se voit pas, ne se sent pas et n'a pas de goût : en cas de doute, jeter sans goûter.",
  'spoiled-can':
    "Une boîte ou un bocal bombé, qui fuit, gicle, est fêlé, très cabossé ou n'est plus scellé peut contenir la toxine du botulisme, qui ne se voit ni ne se sent toujours. Il ne faut ni l'ouvrir ni goûter : l'emballer et le jeter.",
  'oil-infusion':
    "Dans une huile maison à l'ail, aux herbes, au piment ou à la tomate, les germes du botulisme peuvent se développer à température ambiante, sans odeur ni goût. Elle se garde au frigo et se jette après 4 jours ; pour plus longtemps, la congeler. Restée à température ambiante, elle est à jeter, et elle ne s'offre pas.",
  'used-marinade':
    "Une marinade ou saumure qui a touché de la viande, de la volaille ou du poisson cru porte leurs germes : elle est à jeter, ne se garde pas et ne resservira pas. Pour une sauce, en mettre une part de côté avant ; une marinade utilisée ne peut devenir une sauce qu'après une franche ébullition.",
  'raw-juices':
    "Jamais d'aliment cuit ou prêt à manger sur une planche, une assiette ou un ustensile qui a touché de la viande, de la volaille ou du poisson cru avant lavage à l'eau chaude et au savon ; rincer ou essuyer ne suffit pas. Ce que du jus cru a touché et qui ne sera plus cuit à cœur est à jeter.",
  'pink-poultry':
    "La volaille n'est pas sûre avant 74 °C (165 °F) à cœur, mesurés dans la partie la plus épaisse ; la couleur et le jus ne suffisent pas. En dessous, poursuivre la cuisson et ne pas la manger encore.",
  'pink-meat':
    'Burgers, saucisses et autres viandes hachées ne sont pas sûrs avant 71 °C (160 °F) à cœur ; les morceaux entiers de porc demandent 63 °C (145 °F) et 3 minutes de repos. La couleur ne suffit pas : mesurer, et poursuivre la cuisson de ce qui est en dessous.',
  'raw-egg':
    "L'œuf cru ou coulant peut porter des salmonelles et ne convient pas aux jeunes enfants, aux femmes enceintes, aux personnes âgées ou malades. S'il reste cru, prendre des œufs pasteurisés ; sinon cuire jusqu'à ce que le blanc et le jaune soient fermes, et les plats aux œufs à 71 °C (160 °F).",
  'raw-dough':
    "La pâte crue n'est pas sûre à goûter : la farine est un aliment cru qui peut porter E. coli, et l'œuf cru des salmonelles. Il faut d'abord la cuire entièrement.",
  'raw-milk':
    'Le lait cru peut porter listeria, E. coli, salmonelles et autres germes, surtout dangereux pour les enfants, les femmes enceintes, les personnes âgées ou malades. Prendre du lait pasteurisé et des fromages qui en sont faits.',
  'raw-fish':
    "Le poisson et les fruits de mer crus peuvent porter des parasites et des germes, et le jus de citron ne les tue pas. Le poisson est sûr à 63 °C (145 °F) à cœur, les coquillages quand ils s'ouvrent à la cuisson. Un poisson mangé cru doit avoir été congelé contre les parasites par le vendeur, et ne convient pas aux enfants, aux femmes enceintes, aux personnes âgées ou malades.",
  'kidney-beans':
    "Les haricots rouges secs sont toxiques crus ou mal cuits, et une mijoteuse ne chauffe pas assez. Les tremper 12 heures, jeter l'eau, puis les faire bouillir à gros bouillons dans de l'eau fraîche au moins 10 minutes (FDA : 30) avant de les cuire jusqu'à ce qu'ils soient tendres. Ce qui a cuit sans cette ébullition est à jeter.",
  'reheating-twice':
    "Les restes ne se réchauffent qu'une seule fois, bien fumants à cœur. Ne réchauffer que la part qui sera mangée ; ce qui a déjà été réchauffé et reste est à jeter.",
  refreezing:
    "Ce qui a décongelé au frigo peut être recongelé, avec un peu moins de qualité. Ce qui est resté dehors plus de 2 heures, ou 1 heure au-dessus de 32 °C (90 °F), ne se recongèle pas : c'est à jeter.",
  'slow-cooker':
    "La viande se décongèle au frigo avant d'aller dans la mijoteuse et cuit sur doux ou fort : congelée, ou en position maintien au chaud, elle reste trop longtemps à des températures où les germes se multiplient. Le maintien au chaud n'est que pour un plat déjà cuit, à 60 °C (140 °F) ou plus.",
  stuffing:
    "Une volaille se farcit juste avant d'aller au four, jamais la veille. Le centre de la farce et la partie la plus épaisse doivent tous deux atteindre 74 °C (165 °F). Il est plus sûr de cuire la farce à part ; l'enlever toute avant de garder les restes au frigo.",
  'partial-cooking':
    'Jamais de viande ni de volaille cuite à moitié pour finir plus tard : les germes qui survivent se multiplient entre-temps. La cuire entièrement en une fois et la refroidir dans les 2 heures, ou la laisser crue au frigo jusque-là.',
  'power-cut':
    'Un frigo fermé garde les aliments sûrs environ 4 heures sans courant, un congélateur plein 48 heures, à moitié plein 24. Ensuite, jeter la viande, le poisson, le lait, les œufs et les restes passés plus de 2 heures au-dessus de 4 °C (40 °F). Ce qui a encore des cristaux de glace peut être recongelé. Ne jamais goûter pour savoir.',
  mold: 'Les aliments mous, le pain, la confiture, le yaourt et les restes moisis se jettent en entier : enlever le moisi, bouillir ou griller ne les rend pas sûrs. Sur un fromage dur ou un légume ferme seulement, on peut couper au moins 2,5 cm (1 pouce) tout autour.',
  infant:
    "Avant 12 mois, pas de miel, cru ou cuit, car il peut causer le botulisme infantile, ni sel ou sucre ajoutés, noix entières, œuf cru ou coulant, ni lait de vache comme boisson. Le reste de l'alimentation d'un bébé est une question pour son médecin.",
  toddler:
    "Pour les enfants de 1 à 4 ans : pas de noix entières, de popcorn ni de morceaux durs, et les raisins et petites tomates coupés en quatre dans la longueur, car ils peuvent s'étouffer ; peu de sel et de sucre ; pas d'œuf cru ou coulant, de viande ou de poisson mal cuits, de lait cru ni d'alcool. En cas de doute, mieux vaut demander à son médecin.",
  pregnancy:
    "Pendant la grossesse, il faut éviter l'alcool (la cuisson ne l'enlève pas tout), viande, poisson et œufs crus ou peu cuits, poisson fumé à froid, lait cru et ses fromages, fromages à pâte molle à croûte fleurie sauf bien chauds et fumants, et le foie. En cas de doute, mieux vaut demander à un médecin ou à une sage-femme.",
  alcohol:
    "La cuisson n'enlève pas tout l'alcool : il en reste environ 75 % après un flambage, 40 % après 15 minutes à feu doux, 25 % après 1 heure, 5 % après 2 h 30. Pour les enfants, pendant la grossesse et pour qui évite l'alcool, mieux vaut s'en passer.",
  'green-potatoes':
    "Les pommes de terre vertes ou germées contiennent des toxines (solanine) que ni l'eau bouillante ni la friture ne détruisent. Jeter celles qui sont vertes, amères ou ridées avec beaucoup de germes, surtout pour les enfants et pendant la grossesse ; retirer largement les petits germes et taches.",
  'toxic-plants':
    "Certaines plantes sont toxiques crues ou en partie : le manioc et les baies de sureau se pèlent ou se trient et se cuisent à fond ; les feuilles de rhubarbe, les amandes amères, les noyaux d'abricot et d'autres fruits ne se mangent pas. Mieux vaut ne pas les utiliser ici ; après en avoir mangé, appeler un centre antipoison.",
  'wild-mushrooms':
    "Pas de champignons sauvages sans qu'un spécialiste ait vu chacun : des espèces mortelles ressemblent aux comestibles, aucune photo, application ni astuce ne les distingue, et la cuisson ne détruit pas leur poison. Dans le doute, les jeter ; après en avoir mangé, appeler tout de suite un centre antipoison.",
  'old-leftovers':
    "Les restes se gardent 3 à 4 jours au frigo. Plus vieux, ils sont à jeter, même s'ils sentent bon et ont bon aspect : les réchauffer ne les rend pas sûrs.",
};
