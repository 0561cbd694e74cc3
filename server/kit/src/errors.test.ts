import { readFileSync } from 'node:fs';
import { errorCodes } from 'fastify';
import { describeError, errorCode, errorMessage, hasCode, UserError } from './errors';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const native = thrownBy(() => readFileSync('/nothing/here'));
const ofFastify = new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('x/y');

it('finds the code of any error, the system’s or Fastify’s', () => {
  expect(errorCode(native)).toBe('ENOENT');
  expect(errorCode(ofFastify)).toBe('FST_ERR_CTP_INVALID_MEDIA_TYPE');
  expect([native, ofFastify, null, 'ENOENT'].map((one) => hasCode(one, 'ENOENT', 'x'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([null, undefined, 'ENOENT', {}, { code: 7 }])('finds no code in %j', (thrown) => {
  expect(errorCode(thrown)).toBeNull();
});

it('says what was thrown, whatever it is', () => {
  expect(errorMessage(new UserError('Name a file'))).toBe('Name a file');
  expect(errorMessage(ofFastify)).toContain('x/y');
  expect(errorMessage('odd')).toBe('odd');
});

it('describes an error for the log, and repeats no text that is none', () => {
  const line = describeError(native);
  expect(line).toMatchObject({ name: 'Error', code: 'ENOENT', stack: expect.any(Array) });
  expect(describeError('hunter2')).toEqual({ name: 'string', stack: [] });
});
