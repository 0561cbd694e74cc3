import type { Language } from '../../languages';

/** Frequent words of the supported languages beyond their lexicons, so that they count as known. */
export const supported: Readonly<Record<Language, string>> = {
  en: `
    air all anyone anything asked back batter big bought breast brand buy came changed cheese chill come cooker cost counter cover crust cut dark day did dish drink dry eat
    everything far fast fat filling fine fit fix free fryer full fun gas get give glass goes got hand hard hate help him his house how instant instead into jars kids kind kinda last leave left less let
    lid like line little live long look lot love low made main mark mean mind mine mini money more most mother much name never new next nice night number off old once open opened other our out over pack part people place pot
    pressure print quick raise raw read real really recommend reply rise roast room rules run said same save say second see set she shop short show side sit size small soak some someone something sort sour stand start stay sticky still stock
    stop sub such super sweet system taste tell test than thanks that their them then there these thing things think this those thought till times tip together told too top total tried try turn two type under use used very want warm
    way went were wet white whole wild win without won wonder word work worked works wrong year years yes yet you young your timing minutes salmon butter flour cup oz lb
    human person robot bot machine talking talk computer answer question questions speak language
    languages hello hi good morning evening thank please sorry price weather president capital city
    country joke poem song story write translate animal dog cat children child family grandma baby
    school holiday birthday christmas easter thanksgiving dinner breakfast store market tray sheet
    rack bottom middle row setting grill broil convection gluten lactose vegan vegetarian nuts
    peanut shellfish pregnant diabetic healthy calories protein carbs fiber sodium`,
  de: `
    abend alt andere anderes anfang anweisungen backt beste besten bleibt boden brate brot dauer dich dick doch drauf drei drin drüber dünn ersetze ersetzen etwas fang fange fertig fest fett frage frau freund frisch früh geht gerade geschmack geworden gibts glas gleich groß große größe gut
    guten gute gutes viel vielen halb halbe halbes hand haus heiß helfen herd hilft hoch hälfte hält ihr immer isst jemand jetzt kalt kind kinder klein kleine klebt kocht kommt kosten küche lasse leider leute liegt löffel mag magst masse meinst menge mengen merke mit mittag mutter mögen möchte nacht nehme neu nimmst noch nur oben
    ofen passt passiert paar pro regeln rein richtig ruhen rum runter rühren schlecht schluss schmeckt schnell schon schwer seh sehr seit seite selbst stark statt stehen stell stück stücke stunden süß tag tage tut umdrehen unten vergiss vielleicht voll vorher wasser weg weich weiß weiter welcher
    wohin wohl wollte woran würde zeigt zieht ziehen zuerst zwei übrig drinnen angebrannt geronnen geschmeckt bin bist
    mensch maschine roboter echter echte echt sprichst spreche computer antwort antwortest fragen
    sprache hallo grüß morgen danke bitte tschüss wetter präsident hauptstadt stadt land witz
    gedicht lied geschichte schreibe schreib übersetze tier hund katze familie oma baby schule
    geburtstag weihnachten ostern frühstück mittagessen abendessen laden markt marke blech rost
    schiene mitte umluft oberhitze unterhitze laktose vegan vegetarisch nüsse schwanger gesund
    kalorien eiweiß heißt hat hast habt wart waren wurde wurden sollte musst`,
  es: `
    agua algo alguien allá amigo antes ayuda bien blanco bueno buena casa cada cazuela cerca chico cocer comer comprar cortar cosa creo cuál dar decir dejo dentro después día días dice dos duro echa echo ella encima entonces era esa ese eso espeso esta estas este esto fría frío fuera fuego
    ganas grande gracias gusta hace hacer hago hasta hijo hora horas igual largo lado leche limón llevo luego mal malo mano mañana masa mejor menos mesa mi mía mismo mitad modo mucho muy nada nadie niño niños noche nueva nuevo nunca olla otra otras otro para parte perro poco pongo porque primero
    pues quiere quiero quita reposa reposo rico saber sabe sabor sal sale seco segundo siempre sirve sobre sola solo tamaño tarde tengo tiempo tiene toda todo tres usa usar uso va vale vamos van vaso veces ver vez viene vivo ya yo
    persona personas real robot humano humana máquina hablo hablas computadora ordenador respuesta
    responde pregunta preguntas idioma hola buenos buenas tardes noches favor adiós presidente
    capital ciudad país chiste poema canción historia escribe traduce animal gato familia abuela
    bebé escuela cumpleaños navidad desayuno cena almuerzo tienda marca bandeja rejilla ventilador
    lactosa vegano vegetariano nueces embarazada sano calorías proteína eres soy somos fue eran está
    están verdadera verdadero quién cuándo dónde cuáles`,
  fr: `
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
  it: `
    acqua aiuti aiuto alcune allora altra altre altro amico ancora anche aspetta avere bagnato basta bello bene bianco bimbi buona buono caldo casa cosa compiti compra comprare corto cucchiaio cucina dare davvero dentro dico dire diventa dolce dopo dove due duro ecco favore figli fine forse fredda freddo fritto fuori
    giorni giorno grande grasso grazie invece lascia latte lato lei letto lontano loro lui lunga lungo male mangia mangiare mano marca meglio mela mesi mette mettere mia mie mio modo molle molta molti molto morbido nella nelle niente noi nome notte nuovo oggi ogni ora ore parte pasta peso piace piccolo poca poco poi posto presto prima primo
    prova può pure qua quasi questa questi questo qui quindi regole resta riposa riposo sapere sale sapore secco sei sempre senza sera sia siamo sola solo sono sopra sotto spessa spesso stata stato subito suo tagliare tanta tanto tardi tempo tre troppo tua tuo tutta tutti tutto uguale ultimo usa usare uso vale verde vero via viene vivo voglio volta vuole
    persona persone vera robot umano umana macchina parlo parli parla computer risposta rispondi
    risponde domanda domande lingua ciao buongiorno buonasera salve arrivederci presidente capitale
    città paese barzelletta poesia canzone storia scrivi traduci animale cane gatto famiglia nonna
    bambino bambini scuola compleanno natale pasqua colazione pranzo cena negozio misura teglia
    griglia ripiano ventilato statico lattosio vegano vegetariano noci incinta salute calorie
    proteine quanta quanti chi quando quale quali intelligenza artificiale spumante rotonda`,
  pt: `
    agora aguenta ainda ajuda alguém algum alguma amanhã antes aqui assim até bem boa bom branco cada calor casa cedo certo chega coisa colher come comer como comprar contém cortar cura dá dar deixa deixar dela dele demais dentro depois desde deve dia dias diz dois doce dois duro ela ele eles entra era errado
    espero essa esse esta estas este estou faca fácil falta fazer feito fica ficou filho fim foi fora forte frio gente gosta gosto grande grosso hoje hora igual isso isto já junto lado largo leva linha logo longe lugar maior mais mal massa melhor menor menos mesmo meu minha molho mole momento muita muito nada não noite nossa nova novo nunca
    onde ontem ordem outra outras outro ovo panela parte pedaço pequeno pouco pra precisa primeiro pronto quase qualquer quem quente quero receita regras resto ruim sabe sabor sai sal seco sem sempre ser sirvo sobra sobre só sua tamanho tanto tarde tempo tenho ter toda todo tudo última usa usar vai vez vezes vida você volta vou
    pessoa pessoas real robô humano humana máquina falo falas fala computador resposta responda
    responde pergunta perguntas língua idioma olá oi obrigado obrigada tchau presidente capital
    cidade país piada poema canção música história escreva escreve traduza animal cão cachorro gato
    família avó bebê criança crianças escola aniversário natal páscoa café almoço jantar loja marca
    assadeira grade meio ventilado lactose vegano vegetariano nozes grávida saúde calorias proteína
    és sou somos quando quais minutos`,
  pl: `
    albo bardzo będzie bez białe bo boczku bok był było cały cebulę chcę chleb chyba ciasta ciemnieje ciepłe cienkie coś czas czemu czy dalej dać dam dla dłużej dnia dobre dobrze dodatek dom duże duży dwa dzieci dzień dziś garnek garnku gdzie gorące gości gotowe gotuje gruby ich ile inaczej inne innego iść jakie jakiś jeden jedno jego jej
    jeść jest jeszcze jutro już kapustę każdy kawałki kiedy kilka kolej koło kosztuje krótko kto która które kwaśny lepiej liście liści lub łatwo mama mało masę masy mi miejsce mieć mięsa mięso mnie mocno może mój musi muszę nad najpierw nam nawet nic nich nigdy niż nocy nowe obok od ode ona one oni osoby ostre otwarte pan
    parę piec piekę pieróg pod pokój pomoc ponad poza pół później prawie prosto przed przez przy robię robi rozklejają rzecz sam samo sama siebie się słodkie słony smak sosu stać sto stoi strona sumie suche swój szkoda sztuk ta tak taki tam te teraz tego tej temu też tłuste to trochę trudno trzeba trzy tu twarde tych tylko
    tym u układać waży wszystko wtedy wyszedł wyjdzie wziąć zaraz zamiast zawsze zawiera ziemniaki zimne zjeść znaczy znów został zrobić
    człowiek człowiekiem osobą osoba prawdziwą prawdziwy robotem robot maszyną rozmawiam mówisz
    komputer odpowiedź odpowiada odpowiedz pytanie pytania język cześć witam dobry wieczór dziękuję
    dzięki proszę pogoda prezydent stolica miasto kraj żart wiersz piosenka historia napisz
    przetłumacz zwierzę pies kot rodzina babcia dziecko szkoła urodziny święta śniadanie obiad
    kolacja sklep marka rozmiar blacha kratka środek termoobieg laktozy wegański wegetariański
    orzechy ciąży zdrowe kalorii białka jesteś jestem byłem której temperatura`,
  // Its kana tell it.
  ja: '',
};
