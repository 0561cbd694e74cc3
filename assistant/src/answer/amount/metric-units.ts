/** Units that metric kitchens weigh and measure by. */
export const metricUnits: ReadonlySet<string> = new Set([
  'mg',
  'g',
  'dag',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
]);
