import { describe, expect, test } from 'vitest';
import { escapeFormula, restore } from './csv-injection.ts';
import { isColumnOf, matchColumns, valuesOf } from './import-columns.ts';
import { readImportFile } from './import-file.ts';
import { resources } from '#shared/resources/index.ts';

describe('neutralising', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''-1", '＝1'])(
    '%j becomes no formula, and is restored',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
      expect(restore(escapeFormula(text))).toBe(text);
    },
  );

  test.each(['', 'plain', "'quoted'", "'", "''", 'a=b', ' =1', '\n=1', "'t is"])(
    '%j is unchanged in both directions',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
      expect(restore(text)).toBe(text);
    },
  );
});

describe('matching columns', () => {
  test('uses the name, legacy name or label, ignoring case, spaces and underscores', () => {
    const columns = ['ID', ' Name ', 'LEVEL', 'Practice_Link', 'content for', 'TOPIC', '_id', 'Remarks', ''];
    expect(matchColumns(resources.companyProblem, columns)).toEqual({
      matched: [
        { column: 'ID', field: 'id' },
        { column: ' Name ', field: 'name' },
        { column: 'LEVEL', field: 'level' },
        { column: 'Practice_Link', field: 'link' },
        { column: 'content for', field: 'tags' },
        { column: 'TOPIC', field: 'topic' },
      ],
      ignored: ['_id'],
      unmatched: ['Remarks'],
    });
  });

  test('uses the first of two columns for one field, and ignores fields that the site computes', () => {
    const { matched, ignored, unmatched } = matchColumns(resources.contest, [
      'startsAt',
      'Created at',
      'header',
      'Header',
    ]);
    expect([matched, ignored, unmatched]).toEqual([
      [{ column: 'header', field: 'header' }],
      ['startsAt', 'Created at'],
      ['Header'],
    ]);
  });

  test.each(Object.values(resources))('matches each field of $name by its name', (resource) => {
    const names = Object.entries(resource.fields).flatMap(([name, field]) =>
      'set' in field && field.set === 'never' ? [] : [name],
    );
    expect(matchColumns(resource, names).matched).toEqual(names.map((name) => ({ column: name, field: name })));
  });
});

test('leaves missing columns and fields that the site fills in unchanged, and clears other blanks', () => {
  const matched = ['id', 'header', 'code', 'date', 'published'].map((name) => ({ column: name, field: name }));
  const cells = { id: '', header: 'A', code: '', date: ' ', published: 'YES' };
  expect(valuesOf(resources.blog, matched, cells)).toEqual({ header: 'A', code: '', published: true });
  expect(valuesOf(resources.blog, matched, {})).toEqual({});
});

describe('reading a file', () => {
  const isColumn = isColumnOf(resources.topicProblem);
  const rowsOf = (text: string) => readImportFile(text, 'csv', isColumn).rows;

  test.each([',', ';', '\t'])(
    'accepts %j as separator, with a byte order mark, CRLF and quoted line breaks',
    (separator) => {
      const lines = [['id', '"a,;b"'], ['1', '"x\r\ny ""z"""'], [''], ['2', "'=1"], ['3']];
      expect(rowsOf(`\uFEFF${lines.map((cells) => cells.join(separator)).join('\r\n')}\r\n`)).toEqual([
        { line: 2, cells: { id: '1', 'a,;b': 'x\r\ny "z"' } },
        { line: 5, cells: { id: '2', 'a,;b': '=1' } },
        { line: 6, fault: 'has 1 cell where the heading has 2' },
      ]);
    },
  );

  test('accepts a list of records', () => {
    const { columns, rows } = readImportFile('\uFEFF[{"id":1,"__proto__":2}, 5, {"name":"=x"}]', 'json', isColumn);
    expect(columns).toEqual(['id', '__proto__', 'name']);
    expect(rows[1]).toEqual({ line: 2, fault: 'is no record' });
    expect(rows[2]).toEqual({ line: 3, cells: { name: '=x' } });
  });

  test.each([
    ['a stated separator', 'sep=;\r\nid;name\r\n1;A\r\n', 3],
    ['bars', 'id|name\n1|A\n', 2],
    ['a semicolon in a quoted heading', '"id",name,"x; y; z; w"\n1,A,b\n', 2],
    ['titles above the headings', 'All; problems\n\nof 2026\nid,name\n1,A\n', 5],
    ['other line breaks', 'id,name\r1,A\r', 2],
  ])('reads %s', (_what, text, line) => {
    expect(rowsOf(text)).toMatchObject([{ line, cells: { id: '1', name: 'A' } }]);
  });

  test('names the rows above the headings', () => {
    expect(readImportFile('All problems\nid,name\n1,A\n', 'csv', isColumn).titles).toEqual(['All problems']);
  });

  test.each([
    ['csv', '', 'The file is empty'],
    ['csv', 'id,name\n', 'The file holds no rows'],
    ['csv', 'id,name\n1,"open\n', 'The file is not valid CSV. Quote Not Closed'],
    ['json', '[{]', 'The file is not valid JSON.'],
    ['json', '{"id":1}', 'The file must hold a list of records'],
    ['csv', `id\n${'1\n'.repeat(20_001)}`, 'The file holds over 20,000 rows'],
    ['csv', 'é'.repeat(5_000_001), 'The file is over 10 MB'],
  ] as const)('refuses %s %.20j', (format, text, message) => {
    expect(() => readImportFile(text, format, isColumn)).toThrow(message);
  });
});
