import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'zapomnij, zignoruj',
  rules: 'instrukcj, zasad, polecen',
  youAre: 'jestes',
  machines: 'asystent',
  whole: null,
};
