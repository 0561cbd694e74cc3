import type { Lexicon } from './lexicon';

export const de: Lexicon = {
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
};
