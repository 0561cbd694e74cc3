import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'oubli',
  rules: 'consigne, regle, precedent',
  youAre: 'tu es',
  machines: '',
  whole: null,
};
