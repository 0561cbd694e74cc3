import { withPrefixedParts } from './prefixed';

const line = (text: string, group: string | null = null) => ({ text, group });

it('takes a name that several lines begin with for their part', () => {
  expect(
    withPrefixedParts([
      line('2 eggs'),
      line('For the custard: 300 ml milk'),
      line('For the custard: 60 g sugar'),
    ]),
  ).toEqual([
    line('2 eggs'),
    line('300 ml milk', 'For the custard'),
    line('60 g sugar', 'For the custard'),
  ]);
});

it('leaves a thing named before its amount', () => {
  const lines = [line('Flour: 3 cups'), line('Eggs: 5')];
  expect(withPrefixedParts(lines)).toEqual(lines);
});
