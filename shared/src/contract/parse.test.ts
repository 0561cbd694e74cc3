import * as v from 'valibot';
import { inputObject, parse, parseAs } from './parse';

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  parseAs(schema, value).issues?.map(({ message }) => message);

const dish = inputObject({
  name: v.pipe(v.string('Name is required'), v.maxLength(4, 'Name is too long')),
  servings: v.number(),
});

it('says a missing field in the words of its own schema', () => {
  expect(messagesOf(dish, { servings: 2 })).toEqual(['Name is required']);
  expect(messagesOf(dish, { name: 'Stew' })).toEqual(['Expected "servings"']);
});

it('never repeats what was sent', () => {
  expect(messagesOf(dish, { name: 'Stew', servings: 'hunter2' })).toEqual(['Expected number']);
});

it('looks no further at a value that has a fault', () => {
  const slow = jest.fn(() => true);
  const bounded = v.pipe(v.string(), v.maxLength(4, 'too long'), v.check(slow));
  expect(messagesOf(bounded, 'a long text')).toEqual(['too long']);
  expect(slow).not.toHaveBeenCalled();
});

it('throws where a value has to fit and does not', () => {
  expect(parse(dish, { name: 'Stew', servings: 2, left: 1 })).toEqual({
    name: 'Stew',
    servings: 2,
  });
  expect(() => parse(dish, { servings: 2 })).toThrow(new TypeError('Name is required'));
});
