import { describe, expect, test } from 'vitest';
import { lettering, widthOf } from './lettering.ts';

const drawn = (text: string, width?: number) => lettering({ text, x: 5, y: 0, size: 10, color: 'red', width });
const pathsOf = async (text: string) => [...(await drawn(text)).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

describe('the letters of a picture', () => {
  test.each(['के.राजीव', '李明', '山田たろう', '김민수'])('%s are those of the name, and no boxes', async (name) => {
    const [box] = await pathsOf('\u{10FFFF}');
    expect(box).not.toBe('');
    const paths = await pathsOf(name);
    expect(paths.length).toBeGreaterThan(1);
    expect(paths).not.toContain(box);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('of several fonts follow each other', async () => {
    expect(await drawn('李Li')).toMatch(/translate\(5 0\) scale\(10\)">.*translate\(0\).*translate\(1\)/);
  });

  test('are smaller if they would be wider than they may be', async () => {
    const width = widthOf('Somebody', 10);
    expect(await drawn('Somebody', width + 1)).toContain('scale(10)');
    expect(await drawn('Somebody', width / 2)).toContain('scale(5)');
    expect(await drawn('李明', 10)).toContain('scale(5)');
  });
});
