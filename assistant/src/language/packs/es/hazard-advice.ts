import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    'La comida que se echa a perder y ha estado fuera de la nevera más de 2 horas (más de 1 hora por encima de 32 °C (90 °F)) hay que tirarla. Hervirla o recalentarla no la hace segura: algunos gérmenes dejan toxinas que el calor no destruye, y ni el olor ni el aspecto ni el sabor las delatan. Otra vez, conviene repartir una olla grande en recipientes poco profundos y meterla en la nevera antes de 2 horas.',
  rice: 'El arroz cocido que ha estado horas fuera hay que tirarlo: sus esporas sobreviven a la cocción y la toxina que forman no se destruye al freír, hervir ni recalentar. El arroz se enfría en 1 hora, se guarda en la nevera, se come en 24 horas y se recalienta una sola vez.',
  thawing:
    'La carne, las aves y el pescado se descongelan en la nevera, en agua fría cambiada cada 30 minutos o en el microondas (en estos dos casos se cocinan enseguida), nunca en la encimera ni en agua caliente. Lo que estuvo fuera más de 2 horas se tira.',
  'home-canning':
    'Las verduras, legumbres, carnes, pescados, sopas y otros alimentos poco ácidos solo son seguros fuera de la nevera si se envasaron en olla a presión para conservas con una receta probada; no bastan el baño maría, el horno ni un tarro bien cerrado. La toxina del botulismo no se ve, no huele y no sabe a nada: en caso de duda, tirarlo sin probarlo.',
  'spoiled-can':
    'Una lata o un tarro abombado, que gotea, salpica al abrirse, está agrietado, muy abollado o ha perdido el cierre puede tener toxina del botulismo, que no siempre se ve ni se huele. No hay que abrirlo ni probarlo: se envuelve y se tira.',
  'oil-infusion':
    'En un aceite casero con ajo, hierbas, guindilla o tomate pueden crecer gérmenes del botulismo a temperatura ambiente, sin olor ni sabor. Se guarda en la nevera y se tira a los 4 días; para más tiempo, se congela. Si ha estado a temperatura ambiente, se tira, y no se regala.',
  'used-marinade':
    'Una marinada o salmuera que tocó carne, ave o pescado crudos lleva sus gérmenes: se tira, no se guarda y no se usa otra vez. Para una salsa se aparta una porción antes; la marinada usada solo puede ser salsa si antes hierve a borbotones.',
  'raw-juices':
    'Nunca hay que poner comida cocinada o lista para comer en una tabla, plato o utensilio que tocó carne, ave o pescado crudos sin lavarlo antes con agua caliente y jabón; enjuagar o pasar un trapo no basta. Lo que tocaron los jugos crudos y ya no se cocina del todo se tira.',
  'pink-poultry':
    'El pollo y otras aves no son seguros hasta llegar a 74 °C (165 °F) por dentro, medidos en la parte más gruesa; el color y los jugos no lo dicen. Si no llegan, hay que seguir cocinándolos y no comerlos todavía.',
  'pink-meat':
    'Las hamburguesas, salchichas y demás carne picada no son seguras hasta llegar a 71 °C (160 °F) por dentro; las piezas enteras de cerdo necesitan 63 °C (145 °F) y 3 minutos de reposo. El color no lo dice: hay que medir, y cocinar más lo que no llegue.',
  'raw-egg':
    'El huevo crudo o poco hecho puede tener salmonela y no es para niños pequeños, embarazadas, mayores ni enfermos. Si queda crudo, se usa huevo pasteurizado; si no, se cuece hasta que clara y yema estén firmes, y los platos con huevo hasta 71 °C (160 °F).',
  'raw-dough':
    'La masa cruda no es segura para probarla: la harina es un alimento crudo que puede llevar E. coli, y el huevo crudo, salmonela. Antes hay que hornearla o cocinarla del todo.',
  'raw-milk':
    'La leche cruda puede llevar listeria, E. coli, salmonela y otros gérmenes, y es más peligrosa para niños, embarazadas, mayores y enfermos. Hay que usar leche pasteurizada y quesos hechos con ella.',
  'raw-fish':
    'El pescado y el marisco crudos pueden tener parásitos (anisakis) y gérmenes, y el jugo de limón o lima no los mata. El pescado es seguro a 63 °C (145 °F) por dentro, y los moluscos cuando se abren al cocerse. El pescado que se come crudo debe haber sido congelado contra parásitos por el vendedor, y no es para niños, embarazadas, mayores ni enfermos.',
  'kidney-beans':
    'Las alubias rojas secas son tóxicas crudas o poco cocidas, y una olla lenta no se calienta bastante. Hay que remojarlas 12 horas, tirar el agua y hervirlas fuerte en agua limpia al menos 10 minutos (FDA: 30) antes de cocerlas hasta que estén tiernas. Lo que se cocinó sin ese hervor se tira.',
  'reheating-twice':
    'Las sobras se recalientan una sola vez, hasta que humeen por dentro. Se calienta solo la porción que se va a comer; lo que ya se recalentó y sobra se tira.',
  refreezing:
    'Lo descongelado en la nevera se puede volver a congelar, con algo menos de calidad. Lo que estuvo fuera más de 2 horas, o 1 hora por encima de 32 °C (90 °F), no se vuelve a congelar: se tira.',
  'slow-cooker':
    'La carne se descongela en la nevera antes de ir a la olla lenta y se cocina en bajo o alto: congelada, o en la función de mantener caliente, pasa demasiado tiempo a temperaturas en que crecen los gérmenes. Mantener caliente es solo para comida ya cocinada y a 60 °C (140 °F) o más.',
  stuffing:
    'El ave se rellena justo antes de ir al horno, nunca la noche anterior. El centro del relleno y la parte más gruesa del ave deben llegar a 74 °C (165 °F). Es más seguro hornear el relleno aparte; antes de guardar las sobras se saca todo.',
  'partial-cooking':
    'Nunca hay que cocinar a medias carne o aves para terminarlas después: los gérmenes que sobreviven crecen mientras tanto. Se cocinan del todo de una vez y se enfrían antes de 2 horas, o se dejan crudas en la nevera hasta entonces.',
  'power-cut':
    'Una nevera cerrada mantiene la comida segura unas 4 horas sin luz; un congelador lleno, 48 horas, y medio lleno, 24. Después hay que tirar la carne, el pescado, la leche, los huevos y las sobras que pasaron más de 2 horas por encima de 4 °C (40 °F). Lo que aún tiene cristales de hielo se puede volver a congelar. Nunca hay que probar para saberlo.',
  mold: 'La comida blanda, el pan, la mermelada, el yogur y las sobras con moho se tiran enteros: quitarlo, hervir o tostar no los hace seguros. Solo en quesos duros y verduras firmes se puede cortar, al menos 2,5 cm (1 pulgada) alrededor y por debajo.',
  infant:
    'Antes de los 12 meses, nada de miel, ni cruda ni horneada, porque puede causar botulismo infantil, ni sal o azúcar añadidos, frutos secos enteros, huevo crudo o poco hecho, ni leche de vaca como bebida. Lo demás sobre la comida de un bebé lo sabe su pediatra.',
  toddler:
    'Para niños de 1 a 4 años: nada de frutos secos enteros, palomitas ni trozos duros, y las uvas y los tomates pequeños cortados a lo largo en cuatro, porque pueden atragantarse; poca sal y azúcar; nada de huevo crudo o poco hecho, carne o pescado poco hechos, leche sin pasteurizar ni alcohol. En caso de duda, lo mejor es preguntar a su pediatra.',
  pregnancy:
    'En el embarazo hay que evitar el alcohol (al cocinar no se va del todo), carne, pescado y huevo crudos o poco hechos, pescado ahumado en frío, leche sin pasteurizar y sus quesos, quesos blandos con moho salvo bien calientes y humeantes, e hígado. En caso de duda, lo mejor es preguntar al médico o a la matrona.',
  alcohol:
    'Al cocinar no se va todo el alcohol: queda cerca del 75 % tras flambear, el 40 % tras 15 minutos a fuego lento, el 25 % tras 1 hora y el 5 % tras 2 horas y media. Para niños, en el embarazo y para quien evita el alcohol, mejor no ponerlo.',
  'green-potatoes':
    'Las patatas verdes o con brotes tienen sustancias tóxicas (solanina) que no se destruyen al hervir ni al freír. Hay que tirar las que estén verdes, amargas o arrugadas con muchos brotes, sobre todo para niños y en el embarazo; los brotes y manchas pequeños se quitan con generosidad.',
  'toxic-plants':
    'Algunas plantas son tóxicas crudas o en ciertas partes: la yuca y las bayas de saúco se pelan o limpian y se cuecen a fondo; las hojas de ruibarbo, las almendras amargas y los huesos de albaricoque u otras frutas no se comen. Mejor no usarlas aquí; si alguien ha comido, hay que llamar a toxicología.',
  'wild-mushrooms':
    'No hay que comer setas silvestres si un experto no ha visto cada una: las hay mortales que parecen comestibles, ninguna foto, aplicación ni truco casero las distingue, y cocinarlas no destruye su veneno. En caso de duda se tiran; si alguien ha comido, hay que llamar enseguida a toxicología.',
  'old-leftovers':
    'Las sobras duran de 3 a 4 días en la nevera. Las más viejas hay que tirarlas, aunque huelan y se vean bien: recalentarlas no las hace seguras.',
};
