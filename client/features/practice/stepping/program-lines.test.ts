import { expect, it } from 'vitest';
import { highlight } from '#client/lib/highlight.ts';
import { plainLines, programLines } from './program-lines.ts';

const PROGRAM = '"""A text\nover two lines."""\ndef f(x):\n\n    return f"{x}"\n';

it('does not change the lines, and adds their colours', async () => {
  const { children } = await highlight(PROGRAM, 'python');
  const lines = programLines(children);
  expect(lines.map((spans) => spans.map(({ text }) => text).join(''))).toEqual(PROGRAM.split('\n'));
  expect(lines[1]).toEqual([{ text: 'over two lines."""', className: 'hljs-string' }]);
  expect(lines[2]?.[0]).toEqual({ text: 'def', className: 'hljs-keyword' });
});

it('shows a program without colours until they are loaded', () => {
  expect(plainLines('a\nb')).toEqual([[{ text: 'a', className: '' }], [{ text: 'b', className: '' }]]);
});
