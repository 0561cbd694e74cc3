import type { Lexicon } from './lexicon';

export const pl: Lexicon = {
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
};
