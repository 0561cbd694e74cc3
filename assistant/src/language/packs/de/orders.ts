import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'vergiss, missachte',
  rules: 'anweisung, regel, vorherig',
  youAre: 'du bist',
  machines: 'assistent',
  whole: null,
};
