import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    'Leicht verderbliches Essen, das länger als 2 Stunden (über 32 °C (90 °F) länger als 1 Stunde) ungekühlt stand, gehört weggeworfen. Aufkochen oder Aufwärmen macht es nicht sicher: Manche Keime hinterlassen Gifte, die Hitze nicht zerstört, und Geruch, Aussehen und Geschmack verraten sie nicht. Künftig einen großen Topf auf flache Behälter verteilen und innerhalb von 2 Stunden in den Kühlschrank stellen.',
  rice: 'Gekochter Reis, der stundenlang draußen stand, gehört weggeworfen: Sporen überleben das Kochen, und ihr Gift wird durch Braten, Kochen oder Aufwärmen nicht zerstört. Reis innerhalb von 1 Stunde abkühlen, im Kühlschrank aufbewahren, innerhalb von 24 Stunden essen und nur einmal aufwärmen.',
  thawing:
    'Fleisch, Geflügel und Fisch im Kühlschrank auftauen, in kaltem Wasser, das alle 30 Minuten gewechselt wird, oder in der Mikrowelle (nach diesen beiden sofort garen), nie auf der Arbeitsplatte oder in heißem Wasser. Was länger als 2 Stunden draußen lag, wegwerfen.',
  'home-canning':
    'Gemüse, Bohnen, Fleisch, Fisch, Suppen und andere säurearme Speisen sind im Vorrat nur sicher, wenn sie nach einem geprüften Rezept unter Druck eingekocht wurden; Wasserbad, Backofen oder ein Glas, das geschlossen ist, reichen nicht. Botulismusgift sieht, riecht und schmeckt man nicht: im Zweifel wegwerfen und nicht probieren.',
  'spoiled-can':
    'Eine Dose oder ein Glas, das gewölbt, undicht, gesprungen, stark verbeult oder nicht mehr geschlossen ist oder beim Öffnen spritzt, kann Botulismusgift enthalten, das man nicht immer sieht oder riecht. Nicht öffnen und nicht probieren: eingepackt wegwerfen.',
  'oil-infusion':
    'In selbst gemachtem Öl mit Knoblauch, Kräutern, Chili oder Tomaten können bei Zimmertemperatur Botulismuserreger wachsen, ohne Geruch oder Geschmack. Solches Öl in den Kühlschrank stellen und nach 4 Tagen wegwerfen; für länger einfrieren. Stand es bei Zimmertemperatur, wegwerfen, und nicht verschenken.',
  'used-marinade':
    'Eine Marinade oder Lake, in der rohes Fleisch, Geflügel oder roher Fisch lag, trägt deren Keime: wegwerfen, nicht aufheben und nicht für die nächste Portion verwenden. Für eine Soße vorher einen Teil abnehmen; gebrauchte Marinade darf nur zur Soße werden, wenn sie vorher sprudelnd aufkocht.',
  'raw-juices':
    'Gegartes oder Verzehrfertiges nie auf ein Brett, einen Teller oder an ein Werkzeug bringen, das rohes Fleisch, Geflügel oder rohen Fisch berührt hat, bevor es mit heißem Wasser und Spülmittel gewaschen ist; Abspülen oder Abwischen reicht nicht. Was rohen Saft abbekommen hat und nicht mehr durchgegart wird, wegwerfen.',
  'pink-poultry':
    'Geflügel ist erst sicher, wenn es innen 74 °C (165 °F) erreicht, an der dicksten Stelle gemessen; Farbe und Saft sagen das nicht. Liegt es darunter, weitergaren und noch nicht essen.',
  'pink-meat':
    'Burger, Würste und anderes Hackfleisch sind erst sicher, wenn sie innen 71 °C (160 °F) erreichen; ganze Stücke vom Schwein brauchen 63 °C (145 °F) und 3 Minuten Ruhe. Die Farbe sagt das nicht: messen, und weitergaren, was darunter liegt.',
  'raw-egg':
    'Rohe oder weiche Eier können Salmonellen enthalten und sind nichts für kleine Kinder, Schwangere, alte und kranke Menschen. Wo sie roh bleiben, pasteurisierte Eier nehmen, sonst garen, bis Eiweiß und Eigelb fest sind, Eierspeisen auf 71 °C (160 °F).',
  'raw-dough':
    'Roher Teig ist nicht zum Naschen: Mehl ist roh und kann E. coli enthalten, rohes Ei Salmonellen. Erst ganz durchbacken oder garen.',
  'raw-milk':
    'Rohmilch kann Listerien, E. coli, Salmonellen und andere Keime enthalten, am gefährlichsten für Kinder, Schwangere, alte und kranke Menschen. Pasteurisierte Milch und Käse daraus nehmen.',
  'raw-fish':
    'Roher Fisch und rohe Meeresfrüchte können Parasiten und Keime enthalten, und Zitronen- oder Limettensaft tötet sie nicht ab. Fisch ist bei 63 °C (145 °F) im Kern sicher, Muscheln und Austern, wenn sie sich beim Garen öffnen. Roh gegessener Fisch muss vom Händler gegen Parasiten tiefgefroren worden sein und ist nichts für Kinder, Schwangere, alte und kranke Menschen.',
  'kidney-beans':
    'Getrocknete Kidneybohnen sind roh oder halbgar giftig, und ein Slowcooker wird nicht heiß genug. 12 Stunden einweichen, das Wasser weggießen, dann in frischem Wasser mindestens 10 Minuten sprudelnd kochen (FDA: 30) und danach weich garen. Was ohne dieses Kochen zubereitet wurde, wegwerfen.',
  'reheating-twice':
    'Reste nur einmal aufwärmen, bis sie durch und durch dampfen. Nur die Portion erwärmen, die gegessen wird; was schon aufgewärmt war und übrig ist, wegwerfen.',
  refreezing:
    'Im Kühlschrank Aufgetautes darf wieder eingefroren werden, die Qualität leidet etwas. Was länger als 2 Stunden draußen lag, über 32 °C (90 °F) länger als 1 Stunde, nicht wieder einfrieren, sondern wegwerfen.',
  'slow-cooker':
    'Fleisch im Kühlschrank auftauen, bevor es in den Slowcooker kommt, und auf niedriger oder hoher Stufe garen: Gefrorenes Fleisch oder die Warmhaltestufe lässt es zu lange bei Temperaturen, in denen Keime wachsen. Warmhalten nur, was schon gegart und mindestens 60 °C (140 °F) heiß ist.',
  stuffing:
    'Geflügel erst unmittelbar vor dem Braten füllen, nie am Vorabend. Die Mitte der Füllung und die dickste Stelle des Fleisches müssen beide 74 °C (165 °F) erreichen. Sicherer ist es, die Füllung extra zu backen; vor dem Kühlen alles herausnehmen.',
  'partial-cooking':
    'Fleisch und Geflügel nie halb garen, um es später fertig zu garen: Überlebende Keime vermehren sich in der Wartezeit. In einem Zug durchgaren und innerhalb von 2 Stunden kühlen, oder bis dahin roh in den Kühlschrank legen.',
  'power-cut':
    'Ein geschlossener Kühlschrank hält Essen ohne Strom etwa 4 Stunden sicher, ein voller Gefrierschrank 48 Stunden, ein halb voller 24. Danach Fleisch, Fisch, Milch, Eier und Reste wegwerfen, die länger als 2 Stunden über 4 °C (40 °F) waren. Was noch Eiskristalle hat, darf wieder eingefroren werden. Nie zur Probe kosten.',
  mold: 'Weiche Speisen, Brot, Marmelade, Joghurt und Reste mit Schimmel ganz wegwerfen: Abkratzen, Aufkochen oder Toasten macht sie nicht sicher. Nur von Hartkäse und festem Gemüse darf er mindestens 2,5 cm (1 Zoll) rundum abgeschnitten werden.',
  infant:
    'Vor 12 Monaten kein Honig, weder roh noch gebacken, denn er kann Säuglingsbotulismus auslösen, und kein zugesetztes Salz oder Zucker, keine ganzen Nüsse, kein rohes oder weiches Ei und keine Kuhmilch als Getränk. Bei allem anderen zur Babyernährung bitte die Kinderärztin oder den Kinderarzt fragen.',
  toddler:
    'Für Kinder von 1 bis 4 Jahren: keine ganzen Nüsse, kein Popcorn und keine harten Stücke, Trauben und kleine Tomaten längs vierteln, denn Kinder können sich daran verschlucken; wenig Salz und Zucker; kein rohes oder weiches Ei, kein nicht durchgegartes Fleisch und kein roher Fisch, keine Rohmilch und kein Alkohol. Im Zweifel bitte die Kinderärztin oder den Kinderarzt fragen.',
  pregnancy:
    'In der Schwangerschaft auf Alkohol (Kochen entfernt ihn nicht ganz), rohes oder nicht durchgegartes Fleisch, Fisch und Ei, kalt geräucherten Fisch, Rohmilch und Rohmilchkäse, Weichkäse mit Schimmel (außer dampfend heiß gegart) und Leber verzichten. Im Zweifel bitte Ärztin, Arzt oder Hebamme fragen.',
  alcohol:
    'Beim Kochen verschwindet nicht aller Alkohol: Nach dem Flambieren bleiben etwa 75 %, nach 15 Minuten Köcheln 40 %, nach 1 Stunde 25 %, nach 2½ Stunden 5 %. Für Kinder, in der Schwangerschaft und für Menschen, die Alkohol meiden, weglassen.',
  'green-potatoes':
    'Grüne oder keimende Kartoffeln enthalten Giftstoffe (Solanin), die Kochen und Braten nicht zerstören. Grüne, bittere oder schrumpelige Kartoffeln mit vielen Keimen wegwerfen, vor allem für Kinder und in der Schwangerschaft; kleine Keime und Stellen großzügig ausschneiden.',
  'toxic-plants':
    'Manche Pflanzen sind roh oder in Teilen giftig: Maniok und Holunderbeeren müssen geschält oder verlesen und gründlich gekocht werden; Rhabarberblätter, bittere Mandeln, Aprikosen- und andere Obstkerne nicht essen. Hier nicht verwenden; wer davon gegessen hat, ruft den Giftnotruf an.',
  'wild-mushrooms':
    'Wild gesammelte Pilze nicht essen, wenn nicht jeder einzelne von einer Pilzberatung geprüft ist: Tödliche Arten sehen essbaren ähnlich, kein Foto, keine App und kein Hausmittel unterscheidet sie, und Kochen zerstört das Gift nicht. Im Zweifel wegwerfen; wer davon gegessen hat, ruft sofort den Giftnotruf an.',
  'old-leftovers':
    'Reste halten sich im Kühlschrank 3 bis 4 Tage. Ältere gehören weggeworfen, auch wenn sie gut riechen und aussehen: Aufwärmen macht sie nicht sicher.',
};
