import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:rzadk\w*|wodnist\w*|nie gestnieje|zagesci\w*)\b/,
      thick: /\b(?:gest[aeyio]\w*|za gest\w*)\b/,
      sticky:
        /\b(?:nie (?:odchodz\w*|wychodz\w* z formy)|klei\w*|klej\w*|lepi\w*|lepk\w*|przywier\w*|sklej\w*|(?:mokrymi|wilgotnymi|zwilzonymi) (?:dlonmi|rekami))\b/,
      leaking:
        /\b(?:wycie\w*|wyplyw\w*|peka\w*|pekl\w*|rozklej\w*|otwier\w* sie|sie otwier\w*|rozlaz\w*)\b/,
      dry: /\b(?:such\w*|krusz\w*|pekni\w*|rozpada\w*)\b/,
      wet: /\b(?:mokr[aeyio]\w*|rozmok\w*|puszcz\w* .{0,15}(?:wode|sok)|za duzo (?:wody|soku))\b/,
      burnt:
        /\b(?:przypal\w*|czerni\w*|czarn[aey]\b|spal\w*|pali|za ciemn\w*|rumieni\w* za szybko)\b/,
      pale: /\b(?:blad\w*|nie (?:rumieni|zarumieni)\w*|surow\w* w srodku)\b/,
      flat: /\b(?:nie (?:urosl\w*|rosnie|wyrosl\w*)|opadl\w*|opada\w*|plask\w*|zakal\w*)\b/,
      curdled: /\b(?:zwarz\w*|zwaz\w*|warzy\w*|grud\w*|zbryl\w*|rozwarstw\w*|scin\w*)\b/,
      salty: /\b(?:przesol\w*|slon\w*)\b/,
      sweet: /\b(?:za slodk\w*|mniej slodk\w*)\b/,
      hot: /\b(?:ostr[aeyio]\w*|pikantn\w*)\b/,
      bitter: /\b(?:gorzk\w*|gorycz\w*)\b/,
      sour: /\b(?:kwasn[yaei]\w*)\b/,
      hard: /\b(?:nie (?:miekn\w*|zmiekl\w*|chca zmiekn\w*)|tward\w*|gumow\w*|lykowat\w*)\b/,
      soft: /\b(?:miekk\w*|rozgotowan\w*|rozpada\w*)\b/,
      unset: /\b(?:nie (?:stezal\w*|tezeje|zastyg\w*))\b/,
      broken:
        /\b(?:peka\w*|pekl\w*|rozpad\w*|rozlec\w*|rozlaz\w*|rozlat\w*|rozryw\w*|rozklej\w*|lamia sie|lamie sie)\b/,
    },
    mark: /\b(?:do (?:rak|palcow|dloni)|normaln\w*|problem|za|zbyt|wciaz|nadal|jeszcze|bardzo|nie|pomocy|ratow\w*|uratow\w*|co (?:teraz|robic|zrobic|mam zrobic)|zagesci\w*|dlaczego|czemu|zapobie\w*|unikn\w*|moj\w*|wszystko)\b/,
    remedy:
      /\b(?:normaln\w*|powin\w+ byc|ma byc|nie szkodzi|jesli|jezeli|gdy|aby nie|zeby nie|inaczej|zbyt)\b/,
  },
  bounds: {
    afterTime: /\bpo (?:okolo |pierwszych )?$/,
    ifSo: /\b(?:jesli|jezeli|gdy)\b/,
  },
  doneWhen:
    /\b(?:gotow|upieczon|ugotowan)\w*,? (?:gdy|kiedy|jesli|jak)\b|\b(?:od )?wyply\w*|\bsuchego patyczka\b|\bpowin\w* byc (?:zlot|rumian|sprezyst|miekk)\w*/,
  canning: {
    altitude: /\b(?:wysokosc\w* (?:nad|n\.)|nad poziomem morza|w gorach|n\.? ?p\.? ?m)\b/,
    unsealed: /\b(?:nie (?:\w+ )?(?:zamkn\w*|zassa\w*|chwyci\w*|zlapa\w*)|nieszczeln\w*)\b/,
    about: /\b(?:sloik\w*|sloi\w*|wieczk\w*|zakretk\w*|pasteryz\w*|weck\w*)\b/,
    opened: /\b(?:po otwarciu|otwart\w*|otworz\w*)\b/,
  },
};
