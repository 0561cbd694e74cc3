import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    ab aber alle allem allen alles als also am an auch auf aus bei beim bevor bin bis bist bitte da
    dabei dafür damit danach daran darauf daraus darf darin das dass davon davor dazu dein deine dem
    den denn der des deshalb die dies diese diesem diesen dieser dieses dir doch dort du durch ein
    eine einem einen einer eines er es etwa etwas euch euer für ganz genau gern gerne gibt hab habe
    haben hallo hast hat hatte hier hin ich ihm ihn ihr ihre im in ins ist ja jede jeden jeder jetzt
    kann kannst kein keine keinen könnte könnten können könnt lange lang mach mal man mein meine
    meinen mehr mich mir mit muss musst müssen na nach nein nicht nichts noch nun nur ob oder ohne
    sehr sein seine sich sie sind so soll sollen sollte sollten solche statt über um und uns unser
    unter viel viele vielen vom von vor wann war warum was weil welche welchem welchen welcher
    welches wenn wer werden wie wieder wieso wieviel wieviele will wird wo wofür womit worauf worin
    wozu wäre würde würden zu zum zur zwischen bräuchte brauche brauchen braucht brauch grad dann`,
  common: `
    abdecken abend abkühlen abwandeln anbraten anstelle anstatt auflauf auftauen aufbewahren
    aufwärmen ausgeht austauschen backe backen backofen backpulver backzeit becher beilage bekomme
    beträgt blech bleiben bohnen brot butter danke dauert deckel doppelte drei durchgegart eier ei
    eigelb eineinhalb einfach einfrieren eingefroren eiweiß enthalten enthält erdnüsse ersatz
    ersetzen erste ersten essen esslöffel fertig fett fisch fleisch form frieren frisch frische
    garen gebacken gebraten geeignet geht gefrierschrank gemüse genug gefrorene gehen gehackt gehört
    geschmack gesund gewürze gibt glutenfrei gramm  größe gut habe halb halbe halten haltbar
    hält hefe heiß heute hitze honig hähnchen innen kalorien kalt kartoffeln käse kinder kleine
    knoblauch kochen koch kocht kommt kommen kühl kühlen kühlschrank kuchen lagern lassen
    laktosefrei letzte liste löffel machen mache macht man mehl menge messer milch minuten mischen
    mixer morgen möglich möhren nehmen nehme nimmt nächste nächster nüsse nussfrei ofen öl packung
    personen pfanne pfeffer portionen portion prise pute reicht reis rezept rohe rühren rühre sahne
    salz schmeckt scheiben schneiden schon schritt schritte schwanger schwein schüssel soße spargel
    speck springform stehen stelle steht stück stunden stunde suppe süß tag tage tasse tassen
    teelöffel teig temperatur tiefkühlen topf tomaten tun umluft ungefähr vegan vegane vegetarisch
    verdoppeln verwenden vorbereiten vorheizen wasser warm weglassen wein weizen welche wenig
    wichtig woche wochen wärme würfel zeit zitrone zubereiten zubereitung zucker zutat zutaten zwei
    zwiebel zwiebeln zwölf vier sechs acht zehn fünf backblech backform brühe umrechnen ähnliche
    ähnlich weitere rezepte idee ideen beilagen vortag vorher vortags schwangerschaft kleinkinder
    babys allergie allergisch unverträglich zöliakie sesam soja senf sellerie krebstiere garnelen
    tomate karotte karotten petersilie basilikum thymian koriander ingwer natron stärke speisestärke
    vollkorn glasur schneidebrett alufolie backpapier grill mikrowelle heißluftfritteuse dampf
    thermomix handmixer schneebesen sieb nudelholz goldbraun gar durch gebräunt knusprig trocken
    weich gehackte zuletzt letzter vorherige wiederholen nochmal genauso ober- unterhitze heißluft
    mittlere hohe niedrige doppelt verdoppelt halbieren dreifache gäste kalorie eiweißgehalt kcal
    rezepten gericht gerichte resten reste luftdicht dose glas monate monat gefroren erwärmen
    bewahre friere schneide kaufe reichen morgens abends einkaufen zeig gewinnt passt sechst dritte
    ganze ganz saftig locker fluffig krümelig erzähl witz tschüss präsident fußball nachtisch
    schälen spinat erdbeeren banane wetter spiel alternative insgesamt anfangen einplanen aufheben
    zehen teller stattdessen gestern gestrigen versalzen hering trockenhefe gelatine mais sauce wodka
    pfund`,
  more: `
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
  everyday: '',
  signs: [
    [/ß/, 1],
    [/[äü]/, 0.8],
    [/ö/, 0.8],
    [/w/, 0.2],
    [/sch|tz|pf/, 0.5],
    [/.(?:temperatur|ofen|zeit|teig|topf|pfanne|mehl|zucker|kuchen|soße|brot)$/, 0.8],
    [/(?:ung|ungen|keit|heit|lich|isch|chen|ieren|iert)$/, 0.7],
    [/(?:en|st|te)$/, 0.15],
  ],
  shorthand: {
    u: 'und',
    evtl: 'eventuell',
    bzgl: 'wegen',
    mins: 'minuten',
    insges: 'insgesamt',
    ca: 'etwa',
    kühli: 'kühlschrank',
    nen: 'einen',
    ne: 'eine',
    gibts: 'gibt es',
  },
  soundAlikes: {},
  plural: /(?<=e[lr])n$/,
  irregular: {},
  articles: 'der die das den dem ein eine einem einen einer eines',
  particles: '',
  abbreviations: 'z.B ca bzw usw Std Min',
};
