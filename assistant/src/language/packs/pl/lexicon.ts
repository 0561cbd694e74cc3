import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    a aby albo ale ani aż bardzo bez bo by być był była było chcę chcesz ci co coś czego czemu czy
    czym cześć dla dlaczego do dobrze dzień dobry gdy gdzie go i ich ile ilu im inny inna ja jak
    jaka jaki jakich jakie jakiej jakiego jakim jakiś jako je jego jej jest jestem jeszcze jeśli
    jeżeli już każdy kiedy kto która które którego której który których ku lub ma mam mamy mają masz
    może mogą mogę możemy można mi mieć mnie mną mój moja moje moich mu musi muszę na nad nam nas
    nasz nic nich nie niej niego niż no o od oraz po pod podczas ponieważ potem powinien powinno
    powinna powinnam proszę przed przez przy raz są się sam skąd ta tak taka taki także tam te tego
    tej ten teraz też to toż trzeba tu twój twoja ty tych tylko tym u w we wam wasz więc więcej
    wszystkie wszystko właśnie z za zamiast zanim zbyt ze żeby że poza między lecz czyli stopień stopni stopnie stopniach wtedy wówczas`,
  common: `
    alergia alergię alergików bakalie bezglutenowe bezglutenowy blacha blachy blender blachę bułka
    cebula cebule cebuli chleb chłodzić ciasta ciasto cieście cukier cukru cukrem cynamon czas czasu
    czosnek czosnku cytryna cytryny część danie dodać dodaje dodaję dodajemy dni dnia dnie długo
    dobre drożdże drożdży dwa dwie dwanaście dwunastu foremka forma formy foremkę garnek gluten
    glutenu gorąca gorący goście gotować gotowe gram gramach gramów grzyby gotuje godzin godziny
    godzinę ilość jabłka jajek jajka jajko jajkiem jogurt jutro kalorii kalorie kawałki kilka
    kilogram koper kolejny kolejne krok kroki kroku krojenie kroić kurczak kurczaka kuchenka lepiej
    lista listę litr lodówce lodówka lodówki łyżeczka łyżeczki łyżeczek łyżek łyżka łyżki mąka mąki
    mąkę makaron masa masła masło masłem mięsa mięso mikser mleka mleko minut minuty mniej mrozić
    mrożone następny następne nadaje naczynie noc obiad odgrzać odgrzewać ogień ogniu ogórki olej
    oleju orzechy orzechów osób osoby osobę orzeszki ostatni ostatnie pasuje pieczarki piec piecze
    pieczenia pieczemy piekarnik piekarnika piekarniku pieprz pieprzu pierwszy podgrzać podać
    podmienić pominąć pomidory pomidorów porcje porcji potrawa potrzeba potrzebne potrzebny
    potrzebuję proszek przechowywać przechować przechowuje przepis przepisie przepisu przygotować
    przyprawy ryba ryby ryż ryżu robić robię rozmrozić rosół ser sera składnik składniki składników
    smak smażyć smażę soku sól soli sos   śmietana śmietany śmietanę surowe szklanka
    szklanki szklanek szczypta tłuszcz temperatura temperaturze temperaturę trwa trzymać tydzień
    tygodni tortownica twaróg upiec ugotować użyć uczulenie uczulona uczulony wegańska wegańskie
    wegański wegetariańskie wegetarian wegan wino włożyć wody woda wystarczy wychodzi warzywa
    wyjdzie zagotować zamienić zamrozić zamrażać zamrażarce zamrażarki zapiekanka zastąpić ząbki
    ząbków ząbek ziemniaki ziemniaków zimne zimny zrobić zupa zupy zupę żelatyna żółtka żółtko
    dziękuję dzięki pół trzy cztery sześć osiem dziesięć wytrzyma zajmie zajmuje razem wegańskiej
    wcześniej dzień następnego wieczór resztki zepsuje świeże świeży słoik słoiku pojemnik pojemniku
    miesiąc miesiące tygodnia rozmrażać podgrzewać mikrofala mikrofalówce mikrofali porcję porcja
    gości dzieci dorosłych podwójnej podwoić potroić połowę połowa zmniejszyć zwiększyć inny inne
    alternatywa podobne podobny przepisy pomysł dodatek migdały sezam soja seler gorczyca skorupiaki
    krewetki marchewka marchew cukinia bakłażan papryka ziemniak pietruszka bazylia koperek imbir
    soda sody skrobia skrobi pełnoziarnista lukier deska papier folia grill patelnia patelni
    patelnię frytkownica parze wałek trzepaczka sito drugi następnie poprzedni kolejność gotowy
    upieczone ugotowane powiedz podaj zakupów rosnąć wyrosnąć wyrasta wyrabiać ubić ubijać mieszać
    wymieszać posiekać dolać wlać zalać chłodzenia ostudzić studzić nagrzać termoobieg małym dużym
    średnim laktozy celiakią ciąży przeliczyć wsypać daje kupić odgrzewam przechowuję kroję gotuję
    wygrał całość całe cała miękkie puszyste zwarte masz może dużo mało trochę opowiedz dowcip żart
    widzenia prezydent mecz deser obrać szpinak truskawki banan wziąć zwykły zacząć środku łącznie
    stygnąć wczoraj dzisiaj słone pomocy grejpfrut por marcepan funty uncje`,
  more: `
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
  everyday: '',
  signs: [
    [/[ąęłńśźż]/, 1],
    [/ć/, 0.9],
    [/ó/, 0.4],
    [/w/, 0.3],
    [/sz|cz|rz|dz/, 0.7],
    [/(?:ać|ić|yć|eć|ów|ami|ach|ego|emu|ów|ki|ka|kę|nie|nia)$/, 0.4],
  ],
  shorthand: {
    temp: 'temperatura',
    min: 'minut',
    wlk: 'wielkość',
    np: 'na przykład',
    szt: 'sztuk',
  },
  soundAlikes: {},
  plural: null,
  irregular: {},
  articles: '',
  particles: '',
  abbreviations: 'np ok dag',
};
