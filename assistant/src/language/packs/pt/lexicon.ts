import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    à a agora ai ainda algo algum alguma antes ao aos apenas após aquela aquele aquilo as às até bem
    bom boa cada com como da dá dar daqui das de dela dele depois deve deveria devo do dos durante e
    é ela elas ele eles em então entre era essa esse essas esses esta está estão este estes estou eu
    fazer faço faz fica ficar foi há haver isso isto já la lá lhe lo logo mais mas me mesmo meu meus
    minha minhas muita muitas muito muitos na nada nas não nem nenhum no nos nós nossa nosso num
    numa o obrigada obrigado oi olá onde os ou outra outro para pela pelas pelo pelos per pode podem
    podemos poderia pois por porque posso pra pro preciso precisa pouco qual quais qualquer quando
    quanta quantas quanto quantos que quê quem quero queria são se sei seja sem ser será seu seus
    sim só sobre somente sou sua suas também tanto te tem têm tenho ter teu toda todas todo todos tu
    tudo um uma umas uns usar uso vai vou você vocês tiver grau graus`,
  common: `
    abacate abóbora acrescentar açúcar aguenta água alérgica alérgico alergia alho amêndoas amanhã
    amendoim aquecer arroz assadeira assar assa assado assando azeite bacalhau banana bastante
    batata batatas batedeira bater bolo bolos cachaça calorias caldo camarão carne cebola cebolas
    celíaco celíacos chá coco colher colheres comer começo congelador congelar congelada congelado
    congelo conservar contém copo cortar coxinha cozido cozinha cozinhar cozimento creme cru crua
    cubos dente dentes deixar deixo derreter descansar dias dia dobrar dobro doce dois dura duas
    dúzia ervas esfriar enfarinhar etapa etapas existe exatamente faca farinha fatias feijão
    fermento ferver fogão fogo folhas forma forminhas forno frango fresca fresco frigideira frio
    fritar frutas geladeira gelo gosto grão  grama gramas grande grávida grávidas gergelim
    guardar guardo horas hora ingredientes ingrediente inteiro jeito lactose lata laranja legumes
    leite leva leve limão linguiça liquidificador líquido litro maçã maionese manhã manteiga massa
    medida meia meio mel melhor menos metade mexer micro-ondas micro minutos misturar mistura molho
    montar morango nata nozes número óleo ovo ovos panela pão passo passos parte pedaços peixe
    pessoas pimenta pitada ponto porções porção posso prato preparar pré-aquecer primeiro próximo
    pudim quanto queijo quente quatro quinze receita recheio refogar render rende requentar
    reaquecer sal salsa semana semanas servir substituir substituo suco sumo tabuleiro tampa tempero
    temperatura tempo tigela tirar tomate torta travessa três trigo trocar última último usa vale
    vegana vegano vegetariana vegetariano vezes vinagre vinho xícara xícaras xarope chávena chávenas
    gemas gema claras frigorífico doze seis oito dez cinco serve servem demora total celíaca véspera
    antes antecedência pronto pronta prontos dourar dourado dourada fermentar sovar descanso crescer
    crescendo sobra sobras sobrou estraga estragar validade pote recipiente hermético meses mês
    freezer descongelar esquentar esquento esquenta pessoa convidados crianças adultos dobrada
    triplicar reduzir outra alternativa parecida parecidas parecidos semelhante semelhantes receitas
    ideia acompanhamento amêndoa soja crustáceos marisco mariscos camarões tomates cenoura cenouras
    abobrinha berinjela pimentão batata-doce salsinha manjericão coentro gengibre bicarbonato amido
    maisena maizena integral glacê tábua papel alumínio grelha airfryer vapor qual próxima seguinte
    anterior feito feita pode poderia diga me lista compras baixo alto médio sobrar requento coloco
    asso cozinho misturo corto compro acompanho tiro uso fazer faço fica junto ganhou copa mundo
    tiver acho abobora inteira macio crocante seco sequinho triplo favor tchau conta piada legal
    beleza presidente jogo time sobremesa acompanha descascar espinafre valeu espera igual pega
    coisa assim até logo congela bem quantas minuto ontem hoje risoto salgado ajuda lugar queimou
    chocolate branco amargo polvo clara maionese final`,
  more: `
    agora aguenta ainda ajuda alguém algum alguma amanhã antes aqui assim até bem boa bom branco cada calor casa cedo certo chega coisa colher come comer como comprar contém cortar cura dá dar deixa deixar dela dele demais dentro depois desde deve dia dias diz dois doce dois duro ela ele eles entra era errado
    espero essa esse esta estas este estou faca fácil falta fazer feito fica ficou filho fim foi fora forte frio gente gosta gosto grande grosso hoje hora igual isso isto já junto lado largo leva linha logo longe lugar maior mais mal massa melhor menor menos mesmo meu minha molho mole momento muita muito nada não noite nossa nova novo nunca
    onde ontem ordem outra outras outro ovo panela parte pedaço pequeno pouco pra precisa primeiro pronto quase qualquer quem quente quero receita regras resto ruim sabe sabor sai sal seco sem sempre ser sirvo sobra sobre só sua tamanho tanto tarde tempo tenho ter toda todo tudo última usa usar vai vez vezes vida você volta vou
    pessoa pessoas real robô humano humana máquina falo falas fala computador resposta responda
    responde pergunta perguntas língua idioma olá oi obrigado obrigada tchau presidente capital
    cidade país piada poema canção música história escreva escreve traduza animal cão cachorro gato
    família avó bebê criança crianças escola aniversário natal páscoa café almoço jantar loja marca
    assadeira grade meio ventilado lactose vegano vegetariano nozes grávida saúde calorias proteína
    és sou somos quando quais minutos`,
  everyday: '',
  signs: [
    [/[ãõ]/, 1],
    [/ç/, 0.6],
    [/[âê]/, 0.5],
    [/ô/, 0.4],
    [/é/, 0.3],
    [/[áíú]/, 0.5],
    [/ó/, 0.3],
    [/[aeiou]lh|[aeiou]nh/, 0.5],
    [/(?:ção|ções|cao|coes|inho|inha|inhos|agem|ável|-lo|-la)$/, 0.7],
    [/(?:ar|ando|iendo)$/, 0.25],
  ],
  shorthand: {
    vc: 'você',
    q: 'que',
    pq: 'por que',
    qto: 'quanto',
    qts: 'quantos',
    tb: 'também',
    n: 'não',
    nao: 'não',
    qdo: 'quando',
    p: 'para',
    pra: 'para',
  },
  soundAlikes: {},
  plural: /(?<=^.{2,3}[aeo])s$/,
  irregular: {},
  articles: 'o a os as um uma umas uns',
  particles: '',
  abbreviations: 'aprox',
};
