import { describe, expect, test } from 'vitest';
import { lettering, widthOf } from './lettering.ts';

const pathsOf = (text: string) =>
  [...lettering({ text, x: 0, y: 0, size: 10, color: 'red' }).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

describe('the letters of a picture', () => {
  test.each(['के.राजेश', '李明', '山田たろう', '김민수'])('%s are those of the name, and no boxes', (name) => {
    const [box] = pathsOf('\u{10FFFF}');
    expect(box).not.toBe('');
    const paths = pathsOf(name);
    expect(paths).not.toContain(box);
    expect(new Set(paths).size).toBe(paths.length);
    expect(widthOf(name, 10)).toBeGreaterThan(15);
  });

  test('of several fonts follow each other', () => {
    expect(widthOf('Li 李明', 10)).toBeCloseTo(widthOf('Li ', 10) + 20);
    expect(lettering({ text: '李Li', x: 5, y: 0, size: 10, color: 'red' })).toContain('translate(15 0)');
  });
});
