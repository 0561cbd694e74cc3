import { findNarrowings } from './narrowings';
import { type Snapshot, readSnapshot } from './snapshots';

const column = (more: object = {}) => ({
  type: 'text',
  primaryKey: false,
  notNull: false,
  ...more,
});
const id = column({ type: 'uuid', primaryKey: true, notNull: true });
const title = column({ default: "''" });

const tableOf = (columns: object, more: object = {}) => ({
  name: 'notes',
  columns,
  indexes: {},
  foreignKeys: {},
  compositePrimaryKeys: {},
  uniqueConstraints: {},
  checkConstraints: {},
  ...more,
});

/** A schema with one table. */
const notes = (columns: object, more: object = {}): Snapshot =>
  readSnapshot({ tables: { 'public.notes': tableOf(columns, more) } });

const unique = (...columns: string[]) => ({ uniqueConstraints: { one: { columns } } });
const index = (isUnique: boolean) => ({
  indexes: { one: { columns: [{ expression: 'title' }], isUnique } },
});

describe('a change of the schema', () => {
  const before = notes({ id, title });

  it.each<[string, Snapshot, string]>([
    ['a table that is gone', readSnapshot({ tables: {} }), 'notes is gone'],
    ['a column that is gone', notes({ id }), 'notes.title is gone'],
    [
      'another type',
      notes({ id, title: { ...title, type: 'integer' } }),
      'notes.title has another type',
    ],
    [
      'a column that becomes strict',
      notes({ id, title: { ...title, notNull: true } }),
      'notes.title must not be null any more',
    ],
    ['a lost default', notes({ id, title: column() }), 'notes.title has lost its default'],
    [
      'another primary key',
      notes({ id, title: { ...title, primaryKey: true } }),
      'notes.title has another part in the primary key',
    ],
    [
      'a new column that needs a value',
      notes({ id, title, text: column({ notNull: true }) }),
      'notes.text is new and needs a value',
    ],
    ['a new unique rule', notes({ id, title }, unique('title')), 'notes: one refuses more'],
    ['a new unique index', notes({ id, title }, index(true)), 'notes: one refuses more'],
    [
      'a new reference',
      notes({ id, title }, { foreignKeys: { one: { columnsFrom: ['title'] } } }),
      'notes: one refuses more',
    ],
    [
      'a new check',
      notes({ id, title }, { checkConstraints: { one: { value: "title <> ''" } } }),
      'notes: one refuses more',
    ],
  ])('%s is found', (_name, after, finding) => {
    expect(findNarrowings(before, after)).toEqual([finding]);
  });

  it('a unique rule that is gone is found, since an upsert may name it', () => {
    const strict = notes({ id, title }, unique('title'));
    expect(findNarrowings(strict, before)).toEqual(['notes: one is gone']);
  });

  it.each<[string, Snapshot]>([
    ['a column that may be null', notes({ id, title, text: column() })],
    [
      'a column with a default',
      notes({ id, title, text: column({ notNull: true, default: "''" }) }),
    ],
    ['an index', notes({ id, title }, index(false))],
    [
      'a unique rule of a column that the former release leaves null',
      notes({ id, title, slug: column() }, unique('title', 'slug')),
    ],
  ])('%s is no finding', (_name, after) => {
    expect(findNarrowings(before, after)).toEqual([]);
  });
});
