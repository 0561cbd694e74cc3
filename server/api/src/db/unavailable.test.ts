import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isUnavailable } from './unavailable';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('no'), { code, ...more });

describe('the database is unavailable', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a connection that was reset', coded('ECONNRESET')],
    ['no Unix socket', coded('ENOENT', { syscall: 'connect' })],
    ['a shutdown by its administrator', coded('57P01')],
    ['a start that goes on', coded('57P03')],
    ['a lost connection', coded('08006')],
    ['a full disk', coded('53100')],
    ['too many connections', coded('53300')],
    ['a server that takes no writes', coded('25006')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['an answer that never came', new Error('Query read timeout')],
    ['any of them behind a query', new DrizzleQueryError('select 1', [], coded('57P01'))],
  ])('by %s', (_name, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a value that is there already', coded('23505')],
    ['a table that is not there', coded('42P01')],
    ['a file that is not there', coded('ENOENT', { syscall: 'open' })],
    ['any other error', new Error('no')],
    ['what is no error', '57P01'],
  ])('not by %s', (_name, error) => expect(isUnavailable(error)).toBe(false));
});
