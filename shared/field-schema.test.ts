import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { fieldSchema } from './field-schema.ts';

const field = (kind: Field['kind']): Field => ({ kind, label: 'Field' });

function messageOf(kind: Field['kind'], value: unknown, required = false): string | undefined {
  const parsed = fieldSchema(field(kind), 'Field', required).safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

const parse = (kind: Field['kind'], value: unknown, required = false): unknown =>
  fieldSchema(field(kind), 'Field', required).parse(value);

const TEXT_KINDS = ['line', 'list', 'text', 'code', 'level', 'link', 'video', 'date', 'time', 'zone'] as const;
const NUMBER_KINDS = ['id', 'count', 'price'] as const;

describe.each([...TEXT_KINDS, ...NUMBER_KINDS])('%s', (kind) => {
  test.each([null, '', ' \r\n\t '])('is refused when missing, if it is required: %j', (value) => {
    expect(messageOf(kind, value, true)).toBe('Field is required');
  });

  test('has one issue for one error', () => {
    for (const value of [null, '', {}, 'nonsense \0']) {
      const parsed = fieldSchema(field(kind), 'Field', true).safeParse(value);
      expect(parsed.error?.issues).toHaveLength(1);
    }
  });

  test('is cleared by null, if it is optional', () => {
    expect(parse(kind, null)).toBe((NUMBER_KINDS as readonly string[]).includes(kind) ? null : '');
  });

  test('is refused if it has another type', () => {
    for (const value of [true, [], {}]) expect(messageOf(kind, value)).toMatch(/^Field must be/);
  });
});

test.each(TEXT_KINDS)('%s refuses text that cannot be stored', (kind) => {
  for (const value of ['\0', 'a\ud800']) {
    expect(messageOf(kind, value)).toBe('Field contains a character that cannot be stored');
  }
});

test.each(['line', 'list', 'text', 'code'] as const)('%s does not change its text', (kind) => {
  const value = '  a, b ,c \r\n😀 ';
  expect(parse(kind, value, true)).toBe(value);
});

test('a whole number is from 0 to the maximum of the database', () => {
  for (const kind of ['id', 'count'] as const) {
    expect(parse(kind, 0, true)).toBe(0);
    expect(parse(kind, 2_147_483_647)).toBe(2_147_483_647);
    for (const value of [-1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect(messageOf(kind, value)).toBe('Field must be a whole number from 0 to 2147483647');
    }
  }
});

test('numbers may be decimal text, but no other text', () => {
  expect(parse('id', ' 42 ')).toBe(42);
  expect(parse('price', '19.90')).toBe(19.9);
  expect(parse('count', ' ')).toBeNull();
  for (const value of ['1e3', '0x10', '1,5', '1_000', '٣', 'Infinity', 'NaN', '+1', '.5', '--1']) {
    expect(messageOf('price', value), value).toBe('Field must be a number');
  }
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(messageOf('price', value)).toBeDefined();
});

test('a price is 0 or more', () => {
  expect(parse('price', 0, true)).toBe(0);
  expect(messageOf('price', -0.01)).toBe('Field must be 0 or more');
});

test('a level is Easy, Medium, Hard or empty', () => {
  for (const value of ['Easy', 'Medium', 'Hard', '']) expect(parse('level', value)).toBe(value);
  for (const value of ['easy', ' Easy', 'Very Hard']) {
    expect(messageOf('level', value)).toBe('Field must be Easy, Medium or Hard');
  }
});

test.each(['link', 'video'] as const)('a %s is an http, https or site-relative address', (kind) => {
  for (const value of ['https://example.org', 'http://example.org/a?b#c', '/', '/detail/1', '/a//b', '']) {
    expect(parse(kind, value)).toBe(value);
  }
  const refused = [
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '\\\\evil.example'],
    ...['javascript:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'mailto:a@b.c'],
    ...['example.org', 'detail/1', '#x', '?x', 'https://'],
  ];
  for (const value of refused) expect(messageOf(kind, value), JSON.stringify(value)).toMatch(/^Field must be a link/);
});

test('a date is an existing day', () => {
  for (const value of ['2026-01-31', '2024-02-29', '']) expect(parse('date', value)).toBe(value);
  for (const value of ['2026-02-29', '2026-00-10', '2026-1-1', '31.01.2026', '2026-01-31T00:00', ' 2026-01-31']) {
    expect(messageOf('date', value), value).toBe('Field must be a date like 2026-01-31');
  }
});

test('a time is a time of day', () => {
  for (const value of ['00:00', '23:59', '']) expect(parse('time', value)).toBe(value);
  for (const value of ['24:00', '9:00', '12:60', '12:30:00', '6pm']) {
    expect(messageOf('time', value), value).toBe('Field must be a time like 18:30');
  }
});

test('a zone is an IANA name', () => {
  for (const value of ['Asia/Kolkata', 'Europe/Berlin', 'UTC', '']) expect(parse('zone', value)).toBe(value);
  for (const value of ['Mars/Base', '+05:30', 'IST ', '-0530']) {
    expect(messageOf('zone', value), value).toBe('Field must be a time zone like Asia/Kolkata');
  }
});

test('sources are documents, followed by their https addresses', () => {
  expect(messageOf('sources', 'A book, chapter 2\nRFC 9293 https://www.rfc-editor.org/rfc/rfc9293')).toBeUndefined();
  for (const value of ['RFC 9293 http://example.org/', 'https://example.org/', 'A book\nftp://example.org/ too'])
    expect(messageOf('sources', value), value).toBe(
      'Field must be names of documents, each alone or with an https:// address behind it',
    );
});

test('a flag is only true or false', () => {
  expect(parse('flag', false)).toBe(false);
  for (const value of ['true', 'false', 1, 0, null, '']) {
    expect(messageOf('flag', value)).toBe('Field must be true or false');
  }
});

describe('length', () => {
  test.each([
    ['line', 500],
    ['list', 20_000],
    ['counts', 20_000],
    ['sources', 20_000],
    ['link', 2000],
    ['video', 2000],
    ['slug', 100],
    ['text', 200_000],
    ['code', 200_000],
    ['entries', 200_000],
  ] as const)('a %s has at most %d characters', (kind, most) => {
    const separated = (length: number) => 'a, '.repeat(length).slice(0, length - 1) + 'b';
    const counted = (length: number) => `${'x'.repeat(length)} 1`;
    const ofLength = (length: number) => {
      if (kind === 'list') return separated(length);
      if (kind === 'counts') return counted(length);
      return kind === 'link' || kind === 'video' ? `/${'a'.repeat(length - 1)}` : 'a'.repeat(length);
    };
    if (kind !== 'counts') expect(messageOf(kind, ofLength(most))).toBeUndefined();
    expect(messageOf(kind, ofLength(most + 1))).toBe(`Field has at most ${most.toLocaleString('en')} characters`);
  });

  test('a text is measured as it is stored', () => {
    expect(messageOf('text', '😀'.repeat(50_000))).toBeUndefined();
    expect(messageOf('text', '😀'.repeat(50_001))).toBe('Field has at most 200,000 bytes');
  });

  test('an item of a list is no longer than a line', () => {
    expect(messageOf('list', `Amazon, ${'x'.repeat(500)}`)).toBeUndefined();
    expect(messageOf('list', `Amazon, ${'x'.repeat(501)}`)).toBe('Field has an item over 500 characters');
  });
});
