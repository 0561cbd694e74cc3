import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'olvida',
  rules: 'instruccion, regla, anterior',
  youAre: 'eres',
  machines: 'asistente',
  whole: null,
};
