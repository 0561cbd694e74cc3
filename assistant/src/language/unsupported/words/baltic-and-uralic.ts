import type { WordLists } from './word-lists';

export const balticAndUralic: WordLists = {
  fi: `
    aika aikaa aina ainekset ainetta astetta astian edellisenä ehkä ei eikö en ennen ensin entä enää
    ero että gluteeniton gluteenitonta gramma grammaa haluan hei heidän hengelle henkilöä hiiva
    hiivaa hyvä hyvää ilman itse ja jauho jauhoja jauhot joka jos juoksettuu jälkeen jättää
    jäähdyttää jäähtyä jääkaapissa jääkaappiin kaakao kaakku kaikki kakku kakkua kana kanaa kansi
    kanssa kastike kauan kauanko kauramaito keitetty keitetään keittää kerma kermaa kiitos kiitti
    kiloa kohoaa kohota kohottaa koira korvaa korvata koska koskaan kostea kuin kuinka kuiva kuka
    kun kuori kuppia kuuma kuumana kylmä kylmänä kypsä kypsää käy käyttää käytän laittaa laktoositon
    lapset lapsille leikattu leipoa leivinjauhe leivinjauhetta liha lihaa liian liikaa lisukkeeksi
    lisäksi lisätä lämmin lämpimänä lämpötila lämpötilassa löydän löytyy maistuu maistuuko maito
    maitoa makea mauste mausteet meidän merkitsee mihin miksi mikä mikäli millainen millä minkä
    minun minuuttia minä missä mistä mistäpä miten mitkä mitä moi moneen monelle monelleko monta
    montako muna munaa munat munia mutta muu myös niin noin nyt ohje ohut oikea olen olet oli olla
    on onko ostaa ostan ovat paistaa paistaminen paistetaan paistoaika pakastaa pakastaminen
    pakastimessa pakko paksu paljon paljonko perunoita pienempi pitäisi pitää pitääkö päivä päivää
    rapea rapean reilu resepti reseptin riittää riittääkö ruoka saa saako se sekoittaa sen sijaan
    sijasta siksi sipulia sitten sokeri sokeria sokerin sopii sopiiko suola suolaa suolainen
    suolaiseksi suolaista suurempi syö syödä säilyvät säilyy tahmeaa tai taikina taikinaa taikinan
    tarkoittaa tarvitaan tarvitsen teen tehdä teidän tilalla tilalle tulee tuli tullut tunti tuntia
    tuore tämä tämän tätä täyte täytteen täytyy täytyykö uuni uuniin uunin uunissa vaan vai vaikka
    valmis valmista vegaaninen vehnäjauho vesi vettä vielä vieraalle vieraille voi voida voiko voin
    voinko voita vuoka vuokaan yli yön öljy öljyä`,
  et: `
    aega aga ahi ahju ahjus ainult aitäh alati asemel asendada asendan ei enne erinevus et ette
    gluteenivaba gramm grammi hoida hästi iga ilma inimesele ja jahtuda jahtuma jahu jahutada jaoks
    juurde jätta kaas kaheksa kaks kana kartul kas kaste kastme kaua keeda keedetud keeta keetma
    kerkida kerkima kes koer kohupiim koogi kook kooki koor koorik koort koos kraadi kruus krõbe
    kuhu kui kuid kuidas kuiv kunagi kus kust kuumus kõigepealt külalist külalistele küllalt külm
    külmalt külmikus külmkapis külmkapp külmutada küpseb küpsetada küpsetama küpsetan küpsetis
    laktoosivaba lapsed lasta lastele leian liha liiga lisada lisan lisandiks läheb lõigatud ma
    magus maitse maitseb maitsestada meie mida miks millal mille millega milline mina mind minu
    minut minutit mis mitmele mitu mul muna munad munadeta mune märg nende nii oleks olema oli olla
    on osta ostan paks palju peab peale pean piim piima piisab pipar praadida päev päeva pärm pärmi
    rasvane retsept retsepti retseptis saab saaks saan sai seda see seened seepärast sega segada
    selle sest sibul siin siis soe soola soolane suhkrut suhkur suurem säilib säilitada sügavkülma
    süüa taigen taigna tainas tainast tass tassi teen teha tehakse teie temperatuur temperatuuri
    toit tuleb tundi tähendab täidis täidise tänan vaja vajan veel vesi vett vorm väga väiksem või
    võib võid võiks võin ära õhuke õli üle`,
  lv: `
    aizstāt aizvietot ar arī astoņiem atdzist atšķirība auksta auksts bez biezpiens biezs bērni
    bērniem būtu cepeškrāsns cepeškrāsnī cept cepu cepšanas cik cilvēkiem cukura cukurs cukuru darīt
    daudz diena dienas dienu es eļļa eļļas garoza garšo garšvielas gatavot gatavs gaļa gaļas glabāt
    gramu gramus grādi grādos ilgi ir ja jau jābūt jācep jāliek jāpievieno jāvāra jūsu karote karsts
    kas katru ko kraukšķīga krējuma krējums kur kā kāda kādai kāds kādā kāpēc kūka kūkas kūku labi
    lai ledusskapī lieku lielāka likt man mani manu mazāka milti miltu miltus minūtes minūtēm minūšu
    mērce mīkla mīklas mīklu mūsu nav ne nekad nelikt nepieciešams no nopirkt nost nozīmē ola olas
    olu pa pagatavot paldies par personām pie piena piens pienu pietiks pievienot pildījumam
    pildījums piparus pirkt plāns porcijas pulveri pulveris pēc rauga raugs recepte receptes recepti
    recepšu salds saldēt saldētavā sasaldēt sauss siera siers slapjš stundas stundu suns sviesta
    sviests sviestu sāli sāls sāļš tad tas temperatūra temperatūrai temperatūrā to traukā tāpēc un
    uz vai vajag var varbūt varu varētu veidā vienmēr viesi viesiem vietā virsū vispirms vista viņu
    vāks vārīt vēl zupa ēdiens ēst šis šo šī ūdens`,
  lt: `
    ar arba atvėsti ačiū aš aštuoniems be bet bus būti cukraus cukrus cukrų dangtis daryti daug dedu
    didesnė diena dienas dienų druska druskos dėl dėti gal gali galima galiu galėčiau gerai glitimo
    gramų grietinė grietinėlė grietinės iki ilgai ir iš jau jei jis jūsų jų kad kada kai kaip karšta
    kas kepa kepama kepimo kepti kepu kiaušiniai kiaušinius kiaušinių kiek kiekis ko kodėl kokia
    kokioje kokios kokią koks kokį kuo kur laikas laiko laikyti lipni man mano mažesnė mielių mielės
    miltai milteliai miltelių miltų minutes minutės minučių mėsa mėsos mūsų ne nedėti nereikia nes
    niekada nuo nusipirkti o orkaitė orkaitėje orkaitės orkaitę padažas pakeisti per pienas pieno
    pirkti pirmiausia plonas plutelė po porcijų pridėti prie pyragas pyrago pyragą receptas recepto
    receptui receptą reikia reikės reiškia saldus sausas skanu skirtas skirtumas skonis storas su
    sukrešėjo sultinys svečiams svečių sviestas sviesto sviestą svogūnas sūrio sūris sūru sūrus tada
    tai taip temperatūra temperatūroje temperatūros tešla tešlos tešlą ties tik todėl traški turi
    turėtų už užteks užšaldyti vaikai vaikams valgyti vandens vanduo vietoj vietoje virti visada
    viso vištiena yra įdaras įdarą šaldiklyje šaldyti šaldytuve šalta šaltas ši šio šios šis šlapias
    šuo šį žmonių žmonėms`,
  hu: `
    a ahhoz aki alatt az aztán barna be bele belőle benne csak csináljak csináljam csinálni csirke
    cukor cukrot darab de deka dolgozni egy egyben egyszerre ehetik ehető el elkészíthetem eláll
    elég előbb előre először előtte előző ennek enni ez ezt ezért fagyasztani fagyasztható fagyasztó
    fedő fel felmelegíteni finom fok fokon fokos fokra folyós forró főtt főzni főzzem glutén
    gluténmentes gramm gyerek gyerekek ha hagyma hagyni hat helyett helyettesíteni helyettesíthetem
    helyettesíthető hideg hidegen hogy hogyan hol honnan hova hozzá hozzáadni hozzávalók hány hányas
    három hús húst hűlnie hűtő hűtőbe hűtőben ideig idő illik is itt jelent jó jól kapható kapni
    kapok keleszteni kell kellene kelni kelt kettő keverni ki kicsi kihagyhatom kihagyni kihűlni
    kisebb kié krumpli krém kutya kéreg kérge két köret köszi köszönöm különbség laktózmentes le
    legyen lehet lenne lesz lett leves liszt lisztből lisztet ma majd meddig meg mekkora meleg
    melyik mennyi mennyire mert mi mikor milyen mind mindig minek mire mit mivel miénk miért most
    nagy nagyobb nap napig napra nedves nekem nem nincs nyolc négy nélkül olaj olajat olvasztott
    perc percig pár recept receptet recepthez rizs ropogós sajt sajtot sem sima soha sok során
    szabad szeletelt személyes személyre száraz szól szósz szószt szükséges só sós süt sütemény
    süteményt sütni sütés sütési sütöm sütő sütőbe sütőben sűrű talán tartani tegyem tej tejet
    tejföl tejfölt tejszín tejszínt tenni tepsi tiétek tojás tojásos tojást tudom tészta tésztám
    tésztának tésztát töltelék tölteléknek túl vagy vaj vajat vajjal van vastag vegyek vegán vele
    vendég vendégnek vendégre vizet volt vásárolni vékony víz zabtej zsíros édes élesztő élesztőt én
    és étel így íze ízű óra órát össze öt őrölt`,
};
