import { describe, expect, test } from 'vitest';
import { type MarkupNode, parseMarkup } from './markup.ts';
import { plainText } from './plain-text.ts';

/** The tree as text, for comparison; in plain text, `<` is escaped. */
const show = (nodes: MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('<', '&lt;');
      if (node.tag === 'br') return '<br>';
      if (node.tag === 'a') return `<a ${node.to}>${show(node.children)}</a>`;
      if (node.tag === 'table')
        return `<table>${[node.head, ...node.rows].map((row) => row.map(show).join(' | ')).join(' / ')}</table>`;
      return `<${node.tag}>${show(node.children)}</${node.tag}>`;
    })
    .join('');

describe('the markup parser', () => {
  test.each(['h1', 'h2', 'bg', 'li', 'b', 'm'])('parses %s', (tag) => {
    expect(parseMarkup(`a<${tag}>b</${tag}>c`)).toEqual(['a', { tag, children: ['b'] }, 'c']);
  });

  test('parses br, which has no content', () => {
    expect(parseMarkup('a<br>b')).toEqual(['a', { tag: 'br' }, 'b']);
  });

  test('parses nested tags', () => {
    expect(show(parseMarkup('<bg><h1>a</h1><li><b>b</b> c</li></bg>'))).toBe('<bg><h1>a</h1><li><b>b</b> c</li></bg>');
    expect(show(parseMarkup('<b>a<b>b</b>c</b>'))).toBe('<b>a<b>b</b>c</b>');
  });

  test.each([
    ['<b>a', 'a'],
    ['a</b>', 'a'],
    ['</b>a<b>', 'a'],
    ['<h1><b>a</h1>c', '<h1>a</h1>c'],
    ['<b><h1>a</b>c</h1>', '<b>a</b>c'],
    ['<b>a</b></b><b>', '<b>a</b>'],
    ['<li>a<li>b</li>', 'a<li>b</li>'],
  ])('drops unbalanced tags: %s', (text, shown) => {
    expect(show(parseMarkup(text))).toBe(shown);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b class="x">',
    '<B>a</B>',
    '< b>',
    '<b >',
    '<br/>',
    '<h3>a</h3>',
    'vector<int> x; a<b && b>c',
    '&lt;b&gt;',
    '<',
    '',
  ])('leaves everything else as plain text: %s', (text) => {
    expect(parseMarkup(text)).toEqual(text === '' ? [] : [text]);
  });

  test('does not parse a part of a tag', () => {
    expect(show(parseMarkup('<<b>>x</b>'))).toBe('&lt;<b>>x</b>');
  });

  test('does not change the text between the tags', () => {
    expect(parseMarkup('  a\r\n <b> b\t</b> 😀 ')).toEqual(['  a\r\n ', { tag: 'b', children: [' b\t'] }, ' 😀 ']);
  });

  test('parses links to pages of the site, and no others', () => {
    expect(show(parseMarkup('see [`vector`](/Cheatsheet?topic=cppstl#item-1), and [b](/Sheet).'))).toBe(
      'see <a /Cheatsheet?topic=cppstl#item-1><code>vector</code></a>, and <a /Sheet>b</a>.',
    );
    for (const text of [
      ...['[a](https://example.org)', '[a](//example.org)', '[a](/\\example.org)', '[a](javascript:alert(1))'],
      ...['[a] (/Sheet)', 'a[0](/Sheet', '[](/Sheet)', '[a](/She et)', '[a\nb](/Sheet)'],
    ])
      expect(parseMarkup(text)).toEqual([text]);
  });

  test('parses tables, which have a rule below the head', () => {
    const table = '| | Thread | Process |\n|---|:---|---:|\n| Memory | <b>shared</b> | own |\n| Short |\n';
    expect(show(parseMarkup(`before\n${table}after`))).toBe(
      'before\n<table> | Thread | Process / Memory | <b>shared</b> | own / Short |  | </table>\nafter',
    );
  });

  test('does not end a cell at a bar in code or after a backslash', () => {
    const table = '| `a || b` | c\\|d |\n|---|---|\n| 1 | 2 |';
    expect(show(parseMarkup(table))).toBe('<table><code>a || b</code> | c|d / 1 | 2</table>');
  });

  test.each(['|a|\n|b|', '|a|\n\n|---|', 'a|b\n---|---', '|pen  | 1.50|\n|-', 'x |a|\n|---|'])(
    'leaves bars without a rule as plain text: %j',
    (text) => {
      expect(parseMarkup(text)).toEqual([text]);
    },
  );

  test.each([
    ['links that never end', '[a'.repeat(100_000)],
    ['a rule that never ends', `|a|\n|${'-'.repeat(200_000)}x`],
    ['many rules that never end', '|a|\n|-|-'.repeat(25_000)],
    ['a row of backticks', `|a|\n|-|\n|${'`'.repeat(100_001)}|`],
    ['bars after backslashes', `|a|\n|-|\n${'\\|'.repeat(100_000)}`],
  ])('is fast on %s', (_, text) => {
    const startedAt = process.cpuUsage();
    expect(plainText(text).length).toBeGreaterThan(0);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(2_000_000);
  });

  test('is fast on many unclosed tags', () => {
    const text = '<b>'.repeat(20_000);
    const startedAt = process.cpuUsage();
    expect(parseMarkup(text)).toEqual([]);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(2_000_000);
  });

  test('parses a long text in a tag that is never closed', () => {
    expect(parseMarkup(`<b>${'a<br>'.repeat(150_000)}`)).toHaveLength(300_000);
  });

  test('parses deep nesting', () => {
    const depth = 5000;
    expect(plainText(`${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`)).toBe('x');
  });
});

describe('the plain text', () => {
  test.each([
    ['a<b>b</b>c', 'abc'],
    ['a<br>b', 'a\nb'],
    ['<h1>Title</h1>Text', 'Title\nText'],
    ['<li>one</li><li>two</li>', 'one\n\ntwo'],
    ['a<br><br><br><br>b', 'a\n\nb'],
    ['  <m>a</m>  ', 'a'],
    ['<i>x</i>', '<i>x</i>'],
    ['as [`vector`](/Sheet) does', 'as vector does'],
    [
      'So:\n| | Memory | Cost |\n|---|---|---|\n| Thread | shared? | small. |\n| Process | `own` | |',
      'So:\n\nThread. Memory: shared? Cost: small.\nProcess. Memory: own.',
    ],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
