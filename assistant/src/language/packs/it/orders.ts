import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'dimentica',
  rules: 'istruzion, regole',
  youAre: 'sei',
  machines: 'assistente',
  whole: null,
};
