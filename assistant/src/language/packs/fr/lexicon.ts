import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    à ai aie alors après as au aucun aucune aussi autre autres aux avant avec avez avoir avons bah
    bien bonjour bonsoir c ça car ce ceci cela celle celui ces cet cette ceux chaque chez ci combien
    comme comment d dans de dedans des depuis dois doit doivent donc dont du durant elle elles en
    encore entre est es et étape être eu eux fait faire fais faites faut font il ils j jamais je
    jusqu jusque juste l la là laquelle le lequel les lesquels leur leurs lui m ma mais me même mes
    mettre mets met mieux mis moi moins mon n ne ni non nos notre nous on ont or ou où par parce pas
    pendant peu peut peuvent peux plaît plus pour pourquoi pourrait pourrais près puis puisque
    puis-je qu quand quel quelle quelles quelque quelques quels qu'est-ce est-ce y-a-t-il que qui
    quoi s sa salut sans se sera serait ses si sinon son sont sous sur t ta te tes toi ton toujours
    tous tout toute toutes très trop tu un une vais vers veux voudrais vos votre vous vraiment y degré degrés`,
  common: `
    ail ajouter ajoute allergie allergique amandes appareil arachides assez attendre aliments beurre
    blanc blancs blé bol bouillir boîte casserole catalogue champignons chaud chaude chauffer citron
    combien conserve conserver conservation congèle congeler congélateur convient coupe couper
    couvrir crème crevettes crue cru cuillère cuillères cuillerée cuire cuisiner cuisinière cuisson
    cuit cuite cuites   demain demi dernière dernier deux doigts doubler durée dure eau
    égoutter enceinte enfants épaissir épices étapes exactement farine fécule feu feuilles four
    fouet frais fraîche fraîches frigo friteuse froid fromage fruits gâteau garder garde gélatine
    gousse gousses goût gras grammes grand gros heure heures huile ingrédients ingrédient invités
    jambon jaune jaunes jour jours jus lait laisser laisse lactose légumes levure liste maison
    manger mélange mélanger mijoter minutes moitié moule mixer noisettes noix nombre oeuf oeufs œuf
    œufs oignon oignons oranges oublié pain parts pâte pâtes peau personnes petits pincée plat poêle
    pois poisson poivre pomme pommes porc portions possible poudre poulet poser premier première
    préchauffer prendre préparer prochaine quantité quatre quart recette réchauffer réfrigérateur
    remplacer remplace repos reposer ratée rapide robot saler sauce saumon sel semaine semaines
    servir sucre suivante tasse tasses température temps tiède trois type utiliser utilise vanille
    végan végane végétalien végétalienne végétarien végétarienne veille verre verser viande vin
    vinaigre douze six huit dix cinq merci beaucoup moules plaque saladier papier sulfurisé dorer
    doré dorée prêt prête prêts pétrir battre fouetter congélation décongeler frigidaire placard
    avance lendemain mois reste restes congelé congelée surgelé surgelés cela genre idées intolérant
    intolérante cœliaque cœliaques sésame soja moutarde crustacés lentilles haricots courgettes
    carottes tomates poivron poivrons échalote persil basilic thym coriandre gingembre miel noisette
    cacahuètes chocolat cuillers dessus dessous retourner remuer quoi vapeur autocuiseur thermostat
    chaleur tournante convertir personne convives invité doubles portion étape faut-il peut-on mets
    réchauffe achète accompagne cuis sers gagné monde table tard entier entière moelleux
    croustillant aurais auriez aurait triple raconte blague adieu revoir bientôt patate douce
    dessert accompagnement président équipe épinards fraises banane gaufres bicarbonate épluche
    éplucher calories calorie kcal commence total minute gramme double hier salé aide farine coing
    livres onces`,
  more: `
    ajoute alors aussi autre avant beau beaucoup belle besoin bien blanc bon bonne bout ceci cela celle celui cette chaud chaude chez chose combien comme compte contient couper couvercle cuire déjà depuis dernier deux dire doit donc donne donner doux dur eau elle elles encore enfant enfants ensuite entre épais
    faire fait faut fera fille fin fois font frais froid fur gens goût grand gras gros grosse gérer haut heure hier homme ici idée ils jamais jour jours jusque laisse laisser lequel leur long mange manger mal mais matin même met mettre mieux moi moins moment monde mon mort même nous nouveau nuit où
    part partie passe pendant petit petite peu peur peut place plat plus plutôt poche pot pour pourquoi premier prendre près presque prêt puis quand quelque quelqu quelle qui quoi recette reste rien rond sais sans savoir sec selon sert seul soir sommes sont sous suis sucre sur taille tant temps tous tout toute
    très trois trop utiliser va vais vers veux vie vite voir vont votre vous vraiment
    personne personnes vrai vraie robot humain humaine machine parle parles parlez ordinateur
    réponse réponds question questions langue bonjour bonsoir salut merci revoir météo président
    capitale ville pays blague poème chanson histoire écris traduis animal chien chat famille bébé
    école anniversaire noël pâques déjeuner dîner magasin marque plaque grille milieu chaleur
    tournante lactose végane végétarien noix enceinte santé calories protéines êtes es étais était
    quels quelles lesquels`,
  everyday: '',
  signs: [
    [/[œëûîï]/, 0.8],
    [/ç/, 0.5],
    [/[âê]/, 0.5],
    [/ô/, 0.5],
    [/è(?!$)/, 0.7],
    [/é/, 0.5],
    [/eau|oux|eux/, 0.6],
    [/(?:ement|eur|euse|ais|ait|ez|er|ée|ées|és|ette)$/, 0.35],
  ],
  shorthand: {
    qd: 'quand',
    ds: 'dans',
    pr: 'pour',
    pdt: 'pendant',
    cb: 'combien',
    bcp: 'beaucoup',
    c: "c'est",
    th: 'température',
  },
  soundAlikes: {},
  plural: null,
  irregular: {},
  articles: 'le la les l un une',
  particles: '',
  abbreviations: 'env',
};
