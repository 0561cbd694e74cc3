import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    'Jedzenie, które się psuje i stało poza lodówką ponad 2 godziny (powyżej 32 °C (90 °F) ponad 1 godzinę), trzeba wyrzucić. Zagotowanie ani odgrzanie nie uczyni go bezpiecznym: niektóre zarazki zostawiają toksyny, których ciepło nie niszczy, a zapach, wygląd i smak ich nie zdradzają. Następnym razem duży garnek najlepiej rozlać do płytkich pojemników i wstawić do lodówki w ciągu 2 godzin.',
  rice: 'Ugotowany ryż, który stał godzinami poza lodówką, trzeba wyrzucić: przetrwalniki przeżywają gotowanie, a ich toksyny nie niszczy smażenie, gotowanie ani odgrzewanie. Ryż należy wystudzić w ciągu 1 godziny, trzymać w lodówce, zjeść w ciągu 24 godzin i odgrzać tylko raz.',
  thawing:
    'Mięso, drób i ryby rozmraża się w lodówce, w zimnej wodzie zmienianej co 30 minut albo w mikrofalówce (w tych dwóch przypadkach od razu gotuje), nigdy na blacie ani w gorącej wodzie. To, co leżało poza lodówką ponad 2 godziny, trzeba wyrzucić.',
  'home-canning':
    'Warzywa, fasola, mięso, ryby, zupy i inne mało kwaśne produkty są w spiżarni bezpieczne tylko wtedy, gdy zawekowano je pod ciśnieniem według sprawdzonego przepisu; kąpiel wodna, piekarnik ani zamknięty słoik nie wystarczą. Jadu kiełbasianego (botuliny) nie widać, nie czuć i nie ma on smaku: w razie wątpliwości wyrzucić bez próbowania.',
  'spoiled-can':
    'Puszka lub słoik, który jest wybrzuszony, cieknie, tryska, jest pęknięty, mocno wgnieciony albo nieszczelny, może zawierać jad kiełbasiany (botulinę), którego nie zawsze widać lub czuć. Nie otwierać i nie próbować: zawinąć i wyrzucić.',
  'oil-infusion':
    'W domowej oliwie z czosnkiem, ziołami, chili lub pomidorami w temperaturze pokojowej mogą rosnąć bakterie botulizmu, bez zapachu i smaku. Taką oliwę trzyma się w lodówce i wyrzuca po 4 dniach; na dłużej trzeba ją zamrozić. Jeśli stała w temperaturze pokojowej, trzeba ją wyrzucić, i nie dawać w prezencie.',
  'used-marinade':
    'Marynata lub solanka, która dotknęła surowego mięsa, drobiu lub ryby, przenosi ich zarazki: trzeba ją wyrzucić, nie przechowywać i nie używać ponownie. Na sos trzeba odłożyć część wcześniej; użyta marynata może być sosem tylko po mocnym zagotowaniu.',
  'raw-juices':
    'Nigdy nie kłaść ugotowanego ani gotowego jedzenia na desce, talerzu czy narzędziu, które dotknęło surowego mięsa, drobiu lub ryby, zanim zostanie umyte gorącą wodą i płynem; opłukanie ani przetarcie nie wystarczy. To, czego dotknął surowy sok i co nie będzie już dogotowane, trzeba wyrzucić.',
  'pink-poultry':
    'Drób nie jest bezpieczny, dopóki nie osiągnie 74 °C (165 °F) w środku, mierzonych w najgrubszym miejscu; kolor i sok tego nie mówią. Poniżej trzeba gotować dalej i jeszcze nie jeść.',
  'pink-meat':
    'Burgery, kiełbasy i inne mięso mielone nie są bezpieczne, dopóki nie osiągną 71 °C (160 °F) w środku; całe kawałki wieprzowiny potrzebują 63 °C (145 °F) i 3 minut odpoczynku. Kolor tego nie mówi: trzeba zmierzyć i dogotować to, co jest poniżej.',
  'raw-egg':
    'Surowe lub miękkie jajka mogą mieć salmonellę i nie są dla małych dzieci, kobiet w ciąży, osób starszych i chorych. Jeśli zostają surowe, trzeba użyć jaj pasteryzowanych; inaczej ściąć białko i żółtko do końca, a potrawy z jajek ogrzać do 71 °C (160 °F).',
  'raw-dough':
    'Surowego ciasta nie wolno próbować: mąka jest surowa i może mieć E. coli, a surowe jajko salmonellę. Najpierw trzeba je w całości upiec lub ugotować.',
  'raw-milk':
    'Surowe mleko może mieć listerię, E. coli, salmonellę i inne zarazki, najgroźniejsze dla dzieci, kobiet w ciąży, osób starszych i chorych. Trzeba używać mleka pasteryzowanego i serów z niego.',
  'raw-fish':
    'Surowe ryby i owoce morza mogą mieć pasożyty i zarazki, a sok z cytryny lub limonki ich nie zabija. Ryba jest bezpieczna przy 63 °C (145 °F) w środku, małże i ostrygi, gdy otworzą się przy gotowaniu. Rybę jedzoną na surowo sprzedawca musi wcześniej zamrozić przeciw pasożytom; nie jest ona dla dzieci, kobiet w ciąży, osób starszych i chorych.',
  'kidney-beans':
    'Sucha czerwona fasola jest trująca na surowo i niedogotowana, a wolnowar nie grzeje dość mocno. Trzeba ją moczyć 12 godzin, wylać wodę, potem mocno gotować w świeżej wodzie co najmniej 10 minut (FDA: 30), a dalej do miękkości. To, co ugotowano bez tego wrzenia, trzeba wyrzucić.',
  'reheating-twice':
    'Resztki odgrzewa się tylko raz, aż całe parują. Podgrzewa się tylko porcję do zjedzenia; to, co już odgrzano i zostało, trzeba wyrzucić.',
  refreezing:
    'To, co rozmroziło się w lodówce, można znów zamrozić, z pewną stratą jakości. Tego, co stało poza nią ponad 2 godziny, a powyżej 32 °C (90 °F) ponad 1 godzinę, nie wolno zamrażać: trzeba wyrzucić.',
  'slow-cooker':
    'Mięso trzeba rozmrozić w lodówce, zanim trafi do wolnowaru, i gotować na niskim lub wysokim stopniu: zamrożone albo na podtrzymywaniu ciepła jest za długo w temperaturze, w której rosną zarazki. Podtrzymywanie ciepła jest tylko dla jedzenia już ugotowanego, co najmniej 60 °C (140 °F).',
  stuffing:
    'Ptaka nadziewa się tuż przed włożeniem do piekarnika, nigdy wieczorem dnia poprzedniego. Środek farszu i najgrubsze miejsce mięsa muszą osiągnąć 74 °C (165 °F). Bezpieczniej upiec farsz osobno; przed schowaniem resztek trzeba go wyjąć w całości.',
  'partial-cooking':
    'Nigdy nie gotować mięsa ani drobiu do połowy, żeby skończyć później: zarazki, które przeżyją, w tym czasie rosną. Trzeba je ugotować do końca za jednym razem i schłodzić w ciągu 2 godzin albo do tej pory trzymać surowe w lodówce.',
  'power-cut':
    'Zamknięta lodówka bez prądu chroni jedzenie około 4 godzin, pełna zamrażarka 48 godzin, w połowie pełna 24. Potem trzeba wyrzucić mięso, ryby, mleko, jajka i resztki, które były ponad 2 godziny powyżej 4 °C (40 °F). To, co ma jeszcze kryształki lodu, można znów zamrozić. Nigdy nie próbować, żeby sprawdzić.',
  mold: 'Miękkie jedzenie, chleb, dżem, jogurt i resztki z pleśnią trzeba wyrzucić w całości: zebranie jej, gotowanie ani opiekanie nie uczyni ich bezpiecznymi. Tylko z twardego sera i twardych warzyw można ją odciąć, co najmniej 2,5 cm (1 cal) wokół i pod nią.',
  infant:
    'Przed 12. miesiącem życia żadnego miodu, surowego ani pieczonego, bo może wywołać botulizm niemowlęcy, ani dodanej soli i cukru, całych orzechów, surowego lub miękkiego jajka i mleka krowiego do picia. O resztę diety niemowlęcia najlepiej zapytać pediatrę.',
  toddler:
    'Dla dzieci od 1 do 4 lat: żadnych całych orzechów, popcornu ani twardych kawałków, a winogrona i małe pomidory pokrojone wzdłuż na cztery, bo można się nimi zadławić; mało soli i cukru; żadnego surowego lub miękkiego jajka, niedogotowanego mięsa i ryb, surowego mleka ani alkoholu. W razie wątpliwości najlepiej zapytać pediatrę.',
  pregnancy:
    'W ciąży trzeba unikać alkoholu (gotowanie nie usuwa go całkiem), surowego lub niedogotowanego mięsa, ryb i jaj, ryb wędzonych na zimno, niepasteryzowanego mleka i serów z niego, miękkich serów pleśniowych (chyba że są gorące i parują) oraz wątróbki. W razie wątpliwości najlepiej zapytać lekarza lub położną.',
  alcohol:
    'Gotowanie nie usuwa całego alkoholu: po flambirowaniu zostaje około 75 %, po 15 minutach na małym ogniu 40 %, po 1 godzinie 25 %, po 2,5 godziny 5 %. Dla dzieci, w ciąży i dla osób, które unikają alkoholu, trzeba go pominąć.',
  'green-potatoes':
    'Zielone lub kiełkujące ziemniaki zawierają trujące związki (solaninę), których gotowanie i smażenie nie niszczy. Zielone, gorzkie lub pomarszczone z wieloma kiełkami trzeba wyrzucić, zwłaszcza dla dzieci i w ciąży; małe kiełki i plamy wykroić z zapasem.',
  'toxic-plants':
    'Niektóre rośliny są trujące na surowo lub w części: maniok i owoce czarnego bzu trzeba obrać lub przebrać i dobrze ugotować; liści rabarbaru, gorzkich migdałów, pestek moreli i innych owoców się nie je. Lepiej ich tu nie używać; po zjedzeniu trzeba zadzwonić do ośrodka toksykologicznego.',
  'wild-mushrooms':
    'Nie jeść grzybów z lasu, jeśli każdego nie obejrzał grzyboznawca: śmiertelne gatunki są podobne do jadalnych, żadne zdjęcie, aplikacja ani domowy sposób ich nie odróżni, a gotowanie nie niszczy trucizny. W razie wątpliwości wyrzucić; po zjedzeniu od razu zadzwonić do ośrodka toksykologicznego.',
  'old-leftovers':
    'Resztki można trzymać w lodówce 3–4 dni. Starsze trzeba wyrzucić, nawet jeśli dobrze pachną i wyglądają: odgrzanie nie uczyni ich bezpiecznymi.',
};
