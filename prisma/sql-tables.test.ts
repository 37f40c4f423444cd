import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows, readTables } from '#judge/values/sql-tables.ts';

const CONTENT = join(import.meta.dirname, 'content/problem');

/** Written by hand for some problems: the columns of each table, with stars for keys and the targets of foreign keys. */
const TABLES: Record<string, Record<string, string>> = {
  'books-nobody-borrowed': { book: 'id* title', loan: 'id* book_id>book.id lent_on' },
  'double-booked-rooms': { booking: 'id* room band starts_at ends_at cancelled' },
  'first-time-overdrawn': { card_entry: 'id* card_id booked_at amount' },
  'how-to-reach-each-guest': { guest: 'id* name mobile landline email' },
  'late-return-fees': { rental: 'id* tool taken_on days returned_on' },
  'longest-streak-at-the-gym': { visit: 'id* member came_at' },
  'merge-double-accounts': { account: 'id* email points', purchase: 'id* account_id>account.id bought_on' },
  'missed-appointments': { doctor: 'id* name', appointment: 'id* doctor_id>doctor.id day status' },
  'nights-of-each-month': { stay: 'id* guest arrives departs' },
  'quickest-metro-rides': { station: 'name*', link: 'id* a>station.name b>station.name minutes' },
  'readers-of-a-whole-series': {
    reader: 'id* name',
    volume: 'series* number*',
    reading: 'id* reader_id>reader.id series>volume.series number>volume.number finished_on',
  },
  'second-longest-jump': { attempt: 'id* athlete metres' },
  'top-two-dishes-per-branch': { branch: 'id* name', sale: 'id* branch_id>branch.id dish day portions' },
  'two-price-bands': { drink: 'id* name price' },
  'weight-of-nested-boxes': { box: 'id* inside>box.id grams' },
};

const read = (slug: string, file: string) => readFileSync(join(CONTENT, slug, file), 'utf8');
const schemaOf = (slug: string) => /^## schema\s+```sql\n([\s\S]*?)^```/m.exec(read(slug, 'statement.md'))?.[1] ?? '';
const EXERCISES = readdirSync(CONTENT).filter(
  (slug) => existsSync(join(CONTENT, slug, 'statement.md')) && schemaOf(slug) !== '',
);

describe('the tables of a schema', () => {
  it.each(EXERCISES)('of %s are all parsed', (slug) => {
    const written = [...schemaOf(slug).matchAll(/^CREATE TABLE (\w+) \(/gm)].map(([, name]) => name);
    expect(written.length).toBeGreaterThan(0);
    expect(readTables(schemaOf(slug))?.map(({ name }) => name)).toEqual(written);
  });

  it.each(Object.entries(TABLES))('of %s have their columns and foreign keys', (slug, expected) => {
    const tables = readTables(schemaOf(slug))?.map(({ name, columns }) => {
      const marked = columns.map(({ name: column, isKey, references }) => {
        const target = references ? `>${references.table}.${references.column}` : '';
        return `${column}${isKey ? '*' : ''}${target}`;
      });
      return [name, marked.join(' ')];
    });
    expect(tables).toEqual(Object.entries(expected));
  });

  it.each(EXERCISES)('of %s have the rows of its examples', (slug) => {
    const tables = readTables(schemaOf(slug)) ?? [];
    const cases = JSON.parse(read(slug, 'cases.json')) as { rows: string; example?: string }[]; // as check:content says
    const examples = cases.filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(1);
    for (const { rows } of examples) {
      const filled = readRows(rows, tables);
      // Only rows begin with a parenthesis in these statements.
      expect(filled?.flatMap((table) => table.rows).length, rows).toBe(rows.split('(').length - 1);
      for (const { columns, rows: own } of filled ?? [])
        for (const row of own) expect(row).toHaveLength(columns.length);
    }
  });

  it('have their types, constraints and names as written', () => {
    const schema = `-- of the canteen
      create table if not exists "Meal of day" (
        Id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        price numeric(8, 2) NOT NULL DEFAULT (0.5 * 2) CHECK (price > 0 AND price < 99),
        tags varchar(20)[],
        at timestamp with time zone UNIQUE,
        "cook" text CONSTRAINT known REFERENCES cook DEFERRABLE,
        CONSTRAINT one_a_day UNIQUE (at, cook)
      );
      CREATE TABLE cook (name text DEFAULT 'a;b, (c''d)', CONSTRAINT pk PRIMARY KEY (name));`;
    const plain = { isKey: false, isNullable: true, isUnique: false, references: null };
    expect(readTables(schema)).toEqual([
      {
        name: 'Meal of day',
        columns: [
          { ...plain, name: 'id', type: 'int', isKey: true, isNullable: false },
          { ...plain, name: 'price', type: 'numeric(8, 2)', isNullable: false },
          { ...plain, name: 'tags', type: 'varchar(20)[]' },
          { ...plain, name: 'at', type: 'timestamp with time zone', isUnique: true },
          { ...plain, name: 'cook', type: 'text', references: { table: 'cook', column: 'name' } },
        ],
      },
      { name: 'cook', columns: [{ ...plain, name: 'name', type: 'text', isKey: true, isNullable: false }] },
    ]);
  });

  it.each([
    'CREATE TABLE a (id int); CREATE VIEW b AS SELECT * FROM a',
    'CREATE TABLE a AS SELECT 1',
    'CREATE TABLE a ()',
    'CREATE TABLE other.a (id int)',
    'CREATE TABLE a (id int',
    'nonsense',
  ])('are null, so that the page shows the code, for %j', (schema) => {
    expect(readTables(schema)).toBeNull();
  });
});

describe('the rows of statements', () => {
  const tables = readTables('CREATE TABLE a (id int, note text); CREATE TABLE b (day date)') ?? [];

  it('are the values as written, in quotes if they would be invisible otherwise', () => {
    const statements = `INSERT INTO a VALUES (1, 'it''s; (so)'), (-2.50, ''), (3, ' x ');
      insert into A values (4, NULL), (5, true); INSERT INTO b VALUES (DATE '2024-01-31');`;
    expect(readRows(statements, tables)).toEqual([
      {
        name: 'a',
        columns: ['id', 'note'],
        rows: [
          ['1', "it's; (so)"],
          ['-2.50', "''"],
          ['3', "' x '"],
          ['4', null],
          ['5', true],
        ],
      },
      { name: 'b', columns: ['day'], rows: [['2024-01-31']] },
    ]);
  });

  it('are an empty list for a table that stays empty', () => {
    expect(readRows('', tables)?.map(({ rows }) => rows)).toEqual([[], []]);
  });

  it.each([
    "INSERT INTO a SELECT 1, 'x'",
    'INSERT INTO a (id) VALUES (1)',
    'INSERT INTO a VALUES (1)',
    "INSERT INTO a VALUES (1 + 1, 'x')",
    'INSERT INTO a VALUES (1, now())',
    "INSERT INTO a VALUES (1, 'x') ON CONFLICT DO NOTHING",
    'INSERT INTO c VALUES (1)',
    'UPDATE a SET id = 1',
  ])('are null, so that the page shows the code, for %j', (statements) => {
    expect(readRows(statements, tables)).toBeNull();
  });
});
