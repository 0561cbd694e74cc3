import { listed } from './lexicon';

/** Names of dishes, foods and tools that travel between languages and tell nothing of the reader's. */
export const loans: ReadonlySet<string> = new Set(
  listed(`
    aioli celsius fahrenheit airfryer al dente amaretto amaretti antipasti arrabbiata bagel baguette balsamico basmati
    béchamel bechamel beurre-blanc biscotti bolognese bouillon boeuf bourguignon brie brioche brownie
    brisée brisee brownies bruschetta brûlée brulee bulgur burger burrito café cake calzone camembert cannelloni
    cappuccino carbonara carpaccio ceviche chai champagne cheddar cheesecake chia chili chorizo
    chutney ciabatta coconut confit cookies cordon coulis couscous crème creme fraîche fraiche crêpe
    crêpes crepe crumble cupcake cupcakes curry dal dashi dulce édamame edamame emmental espresso
    falafel farfalle feta fettuccine filet flambé focaccia fondant fondue gado ganache garam masala
    gaspacho gazpacho gelato ghee gnocchi gorgonzola gouda granola gratin grill gruyère guacamole
    gyros hummus humus jalapeño jalapeno jalapeños kefir ketchup kimchi kiwi lasagna lasagne lasagnes
    macaron macarons maki marinara mascarpone matcha mayo mirin miso mochi mojito mousse
    mozzarella muffin muffins naan nacho nachos nutella nori nougat oregano paella pak choi pak pancake
    pancakes pancetta paneer panini panko pannacotta panna cotta parmesan parmigiano pastrami pavlova
    pecorino penne pesto pierogi pita pizza polenta ponzu prosciutto provolone pudding purée puree
    quesadilla quiche quinoa ragout ragù ratatouille ravioli ramen ricotta rigatoni risotto rosé roux
    sake salami salsa samosa sashimi satay sauté scampi schnitzel seitan shiitake sirup skyr smoothie
    soufflé souffle spaghetti spätzle sriracha stracciatella strudel sukiyaki sushi tabasco tacos taco
    tahini tamari tandoori tapas tapioca tempeh tempura teriyaki thermomix tikka tiramisu tiramisù
    tofu tortellini tortilla tortillas tsatsiki tzatziki udon vinaigrette wasabi wok worcestershire
    yakitori zabaione zucchini espresso bourbon vanille agar cacao coco mango
    marzipan pasta whisky parmesan wrap wraps toast steak sandwich`),
);
