import type { WordLists } from './word-lists';

export const germanic: WordLists = {
  nl: `
    aan aardappelen afkoelen al alle als alsjeblieft altijd ander andere anders bak bakken bakmeel
    bakpoeder bakt bakvorm beetje bereiden betekent bevat bewaren bij bijgerecht blijft bloem boter
    bouillon braden daar daarna dag dagen dan dank dankje dat de deeg deksel deze dik dit doen door
    droog dun dus echt een eerst eet eieren eigeel eiwit en er erbij erin eten extra ga gaar gaat
    gasten gebakken gebruik gebruiken geen gegeten gekookt genoeg gerecht geschikt gesneden geweest
    geworden gist glutenvrij goed goedemorgen graden gram groente groenten groter grotere had hallo
    ham heb hebben heeft heel heet het hij hoe hoelang hoeveel hoeveelheid hoi hond hoog hoort hun
    iets ik in ingevroren invriezen is ja je jij jullie kaas kan karnemelk kat kind kinderen kip
    kippenbouillon klaar kleiner kleinere knapperig knoflook koek koekjes koelkast koken kom komt
    kook koop kopen korst koud koude krokant kun kunnen kunt kwark laat lang langer laten later
    lekker losmaken lukt maar mag maken makkelijk me meel meer melk met mij mijn minuten mislukt
    misschien moest moet moeten mogen morgen na naar nat niet nodig nog nooit nu of olie om omdat
    ongeveer ons ontdooien onze ook op opwarmen oven ovenschaal over paar pan peper per personen
    pittig plaats plakkerig pot probleem recept rijst rijzen roeren room samen saus slagroom smaak
    smaakt smaken smelten snijden soep soort sorry springvorm stap suiker taart te tegen temperatuur
    tijd toch toen toevoegen tot tussen ui uien uit uur van vanille veel veganistisch vegetarisch
    verschil vervangen vervanging vet vind vlees voldoende volkoren voor vooraf vorm vriezen vriezer
    vullen vulling waar waarmee waarom wanneer waren warm was wat water weer weg weglaten wel welk
    welke wie wij wil worden wordt zachte ze zeker zelf zelfrijzend zij zijn zo zoet zoete zonder
    zou zouden zout zult zuur`,
  af: `
    aan asseblief bak baie botter dankie dat die ek eiers en geen goed hierdie hoe hoekom hoeveel hou
    hulle in is jy kaas kan kook koek lank maak meel meer meng mense met minute moet my nie nodig om
    ons oond op plaas resep sonder sout suiker te temperatuur van vir vries vrieskas wat watter waar
    yskas het sal kry voeg vleis hoender melk gebruik gram koppie`,
  sv: `
    aldrig alla alldeles allt alltid att av baka bakas bakat bakpulver bara barn behöver behövs
    betyder blanda blev bli blir blivit byta dagar dagen deg degen dem den deras det detta dig din
    därför då efter eftersom eller en er ersätta ett fet filmjölk finns fler form formen frysa
    frysen fryst fyllning fyllningen får för först gick glutenfri glutenfritt gott grader gram
    grädda gräddas grädde grädden gäster går gör göra ha hade han har hej hela heter hittar hjälp
    hon hunden hur här hållbar håller i ibland igen inga ingen innan inte istället jag jäsa jäst
    kaka kakan kall kallt kan kanske kladdig klar knaprig koka kokar kokt kommer krispig kryddor
    kunna kycklingen kylen kylskåp kylskåpet köpa köper kött köttet laga lagom laktosfri lite lock
    länge långt lök man med mellan men mer mig min mindre minuter mjöl mjölk mycket många måste nog
    nu när någon något några och också olja om oss ost osten pannan passar portioner potatis på
    recept receptet ris räcker saker salt samma sedan sen ska skillnad skulle skuren smaka smakar
    smält smör socker som soppa stark steka stekas stället större svalna svårt sätt så sås såsen söt
    tack tar tid till tillbehör timmar timme tjock torr tredubbla tunn ugn ugnen under ut utan
    utesluta vad var vara varför varm varmt vatten vegan vegetarisk vem vi vid vilka vilken vilket
    vill vispa värma vår våt yta ytan ägg äggen än är äta äter ätit över`,
  da: `
    af afkøle aftensmad aldrig alle altid at bage bagefter bagepulver bages barn betyder blande blev
    blevet bliver bruge bruges børn da dage dagen dej dejen den der derefter derfor det dette dig du
    efter eller en er erstatte erstattes et fad fed finder fløde for fordi form forskel fra fryse
    fryser fryseren fryses fyld fyldet få får før først gange glutenfri godt grader gram gryde gå
    går gær gæster gøre ham han har havde have hej hjælp holdbar holde hund hvad hvem hvilke hvilken
    hvilket hvis hvor hvordan hvorfor hvornår hæve hæver i igen ikke ind ingen jeg jeres kage kagen
    kan kartofler klar klistret koge koger kogt kold koldt kommer kunne kylling købe køber kød køle
    køleskab køleskabet lade lave laves lidt låg længe løg mad man mange med meget mel mellem men
    mere mig min mindre minutter må måske mælk nemt noget nogle nok nu når næste og også olie om op
    opbevare opskrift opskriften ost oven over ovn ovnen passer personer piskefløde på ris salt
    samme sammen sauce saucen sig skal skiller skorpe skorpen skulle skåret smage smager smeltet
    smør som sovs spise spiser spist sprød stedet stege stegt stykker større sukker suppe så sådan
    sød tak tid til tilbehør timer tyk tynd tør tørret ud uden undlade vand vanilje var varm varme
    ved vegansk vegetarisk vi vil vores våd være æg æggeblomme æggehvide æggene`,
  no: `
    aldri alle alltid at av avkjøle avkjøles bake bakepulver bakt bare barn barna betyr blande ble
    blir blitt bruke bruker brukes bytte byttes da dagen dager deig deigen deilig den der deres
    deretter derfor det dette dobbel du egg eggehvite eggene eggeplomme eller en enkelt er erstatte
    et etter etterpå fet finner fløte for fordi forskjell fra fryse fryser fryseren fryses fyll
    fyllet får først gang gjester gjær gjør gjøre glutenfri godt grader gram gryte gå går ha hadde
    han har hei heve hever heves hjelp holdbarhet holder hund hva hvem hvilke hvilken hvilket hvis
    hvor hvordan hvorfor i igjen ikke ingen inn istedenfor ja jeg kake kaken kald kaldt kan kanskje
    kjele kjøleskap kjøleskapet kjøpe kjøper kjøtt kjøttet klar klissete koke koker kokt komme kunne
    kylling kyllingen lage lages laget laktosefri lenge litt lokk løk man mange mat med meg mel melk
    mellom men mer min mindre minutter mye må noe noen nok nå når og også olje om opp oppbevare
    oppbevares oppskrift oppskriften ost osten over ovn ovnen passer poteter på ris salt samme
    sammen saus sausen seg skal skiller skorpa skorpe skulle skåret sløyfe smake smaker smeltet smør
    som spise spiser spist sprø stedet steke stekeovn stekes steketid større sukker suppe så søt
    takk tid til tilbehør timer trenge trenger tykk tynn tørket tørr ut uten vanilje vann var varm
    varme varmluft ved vegansk vegetarisk vi vil vår våt være`,
  is: `
    að af aftur allt á bakast baka bakað brauð deig deigið eða egg ef eftir ekki ekkert en er ég eru
    fer fisk frysta fryst fyrir get getur gera gott gráður hve hvað hvaða hvar hvenær hvernig hversu hve
    hvers vegna hveiti hef hita hiti hvort hiti í ísskáp kaka kakan kjöt klukkutíma kæli lengi lauk má
    magn marga margar margir með meira mikið mikinn mínútur mjólk nota notað og ofn ofni ofninn ofninum olíu
    ostur ostinn rjóma saman salt sem sjóða smjör smjöri staðinn svo sykri sykur takk til uppskrift uppskriftin
    vatn verð vera við þarf það þessa þetta þessi þú þurfa án er`,
};
