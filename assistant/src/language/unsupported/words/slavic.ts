import type { WordLists } from './word-lists';

export const slavic: WordLists = {
  cs: `
    aby ahoj ale asi bez bude budu by být chutnat chutná cibule co cukr cukru dej den dlouho dni dnů
    do dobrý dobře dort droždí dá dám dát díky děkuji dělat dětem děti hladká hodin hodí horký hosty
    hostů hotové hotový hrnek i ingredience jak jako jakou jaká jaké jaký je jeden jedl jeho jej
    jejich jestli ještě jsem jsou jídlo jíst k kde kdo kdy když kilo kolik kolika koláč koláče
    koupit koupím krájený kuře kuřecí kynout kypřicí křupavé křupavý kůrka kůrky lednice lednici
    lepkavé lepku lžička lžíce masa maso mastný menší mi mléka mléko mně moc mohl mohla mohu moje
    mokrý mouka mouku mouky možná musí musím má málo mám másla máslo mě může můžeme můžete můžu na
    nad nahradit nebo nechat nejdřív nejprve není než nikdy náplň náš nějaký o od olej omáčka osm
    osob pak peci pes peče pečení pečicí plech po pod podle poklička polévka pomazánka pomoc porcí
    potom použít pro prosím proto protože proč péct předem přes při přidat přidám připravit příliš
    příloha recept rozdíl rýže s se seženu si sladký slané slaný smetana smetanu smetany sníst soli
    stačí studené studený stupňů suchý sýr sýra sůl ta tak taky také tenký teplota teplotu teplotě
    teplý tlustý to tohle toho tomu trouba troubu troubě tu tuk tuto ty těsta těsto udělat udělám
    uložit uvařit už v vajec vařený vařit ve vegansky vejce vejcem vejci vhodné voda vody
    vychladnout vydrží vyměnit vynechat váš větší vždy z za zamrazit zamrazím zamražení ze zmrazit
    znamená čas času čeho čem čím číslo že`,
  sk: `
    aby ahoj aj ako aká aké akú aký ale alebo asi bez bude budem by byť cesta cesto chladničke
    chladničky chrumkavý chutiť chutí cukor cukru dať deti deň deťom dlho dní do dobre droždie dá
    dám ho hodí hodín horúca horúci hostia hostí hrubý ich ingrediencie je jedlo jedol jej jesť kde
    kedy keď koláč koľko koľkých krájaný kto kura kuracie kysnúť kôrka kúpim kúpiť lepkavé lepku
    lyžica ma masla maslo mastný menší mi mlieka mlieko moje mokrý možno musí musím má mám mäsa mäso
    môj môže môžem môžeme môžu múka múku múky na nad nahradiť najprv namiesto nechať nie niečo nikdy
    náš o od odložiť olej omáčka osem osôb pes pečenie pečie piecť plech plnka plnku po pod
    pokrievka polievka porcií potom potrebné potrebujem použiť pre preto pretože prečo pridať
    pripraviť prosím prášok príliš príloha recept robiť rozdiel ryža rúra rúre rúru s sa si sladký
    slané slaný smotana smotanu soli soľ stačí studené studený stupňov suchý syr syra sú tak takto
    tenký teplota teplote teplotu teplý tiež to tomu toto urobiť urobím uvariť už v vajce vajcia
    vajec varený variť veľmi vhodné voda vody vychladnúť vydrží vymeniť vynechať váš väčší vždy z za
    zamraziť zmraziť znamená zo čas čo čím ďakujem že`,
  hr: `
    ako ali bez bi bih biste biti brašna brašno da dan dana dati debelo deca djeca dobar dobra dobro
    dodati dosta dugo duže frižideru gde gdje gosti gostiju hladan hladiti hladnjak hladnjaku hladno
    hoće hrskavo hvala i ili im ima imam iz izostaviti jaja jaje je jedan jeo jer jesti još kad kada
    kakav kako ko kod koja koje koji kojoj koju kolač kolača kolači koliko kora kore kuha kuhanje
    kuhano kuhati kupim kupiti kvasac li luk manja manji maslac maslaca maslo masno mesa meso mi
    mijesiti minuta mleka mleko mlijeka mlijeko mogu moj moje mokro mora moram možda može možemo mu
    na nadjev nakon napraviti naš ne neka nema nemam nije nikad ništa njihov o od ohladiti oko on
    onda osam osoba ovaj ovo ovog ovu pa pas peći pećnica pećnici pećnicu peče pečenje piletina
    pileće po poklopac pola pomoć posle poslije posuda praha prašak preko pri prije prvo puno radim
    razlika recept recepta rerna rerni rernu rezano riža s sa sam samo se si sir sira skuhati slano
    slastica slatko smrznuti sol soli sos stavim staviti stoji su suho sutra ta taj tako također
    tanko te temperatura temperaturi temperaturu testa testo tijesta tijesto tko to toplo treba
    trebaju trebam tu u ulja ulje umak umesto umjesto uvek uvijek uz vaš već veća veći voda vode
    vreme vrhnje vrijeme za zameniti zamijeniti zamrzivač zamrznuo zamrznuti zato zašto zbog zgruša
    znači će ću čaša čemu čime šećer šećera šećeru šta što`,
  sl: `
    ali ampak bi bo bom brez dan debelo dlje dni do dobim dobro dodam dodati dolgo dovolj gostje
    gostov gram hladen hladilnik hladilniku hladno hrustljavo hvala ima imam in iz izpustim
    izpustiti jajc jajca jajce je jed jedel jedi jesti jo kaj kako kakšen kakšna kakšno katera
    kateri kdaj kdo ker kje ko kolač koliko kruh kuham kuhano kuhati kupim kupiti kvas kvašeno lahko
    lepljivo manjša manjši masla maslo maslom mastno me mesa meso minut mleka mleko moje moka moke
    moko mokro mora morajo moram morda na nadev nadomestilo nadomestim nadomestiti naj najprej
    namesto naredim narediti narezano naš ne ni nikoli nima nimam njihov ob od ohladiti olje omaka
    oseb osem otroci otrokom ovseno pa pes peče pečem pečemo pečenje peči pečica pečici pečico
    piščanec po pokrov pomeni potem pred prej premalo preveč pri priloga primerno razlika recept
    recepta recepte riž s se sem sesiri sestavine shraniti si sir sira skorja skuhati sladko sladkor
    sladkorja slano smetana smetano so sol soli stopinj suho sva ta tako tanko tega temperatura
    temperaturi testa testo to toplo torta torte tudi uporabim uporabiti v vaš vedno večja večji
    voda vode vzhaja vzhajati z za zakaj zamrzne zamrznem zamrzniti zamrznjeno zato zdrži zelo čas
    časa če česa čim že`,
};
