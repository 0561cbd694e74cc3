import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'esquec',
  rules: 'instruco, regra',
  youAre: 'voce e',
  machines: 'assistente',
  whole: null,
};
