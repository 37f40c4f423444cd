import { expect, test } from 'vitest';
import { containsLink } from './contains-link.ts';

test.each([
  'ada@example.org',
  'Ada ＠ home',
  'https://evil.example/login',
  'Click //evil',
  'mailto:eve',
  'evil.example',
  'Win at EVIL.COM now',
  'www.evil',
  'пример.рф',
  '例え。テスト',
  'हिंदी.भारत',
  'evil．com',
  'evil.\u200Bcom',
  '10.0.0.1',
  'Evil.Click',
  'a.evil.co.in.',
  't.co/x',
  'evil.abogado/x',
])('%s contains an address', (name) => {
  expect(containsLink(name)).toBe(true);
});

test.each([
  'Ada',
  'Zoë & <b>Ada</b>',
  'J.R.R. Tolkien',
  'J.R.R.',
  'Dr. Ada Lovelace',
  'St. John',
  'Sammy Davis, Jr.',
  'K.Rajesh',
  'Mohd.Ali',
  'V.Vijay',
  'St.John',
  'J.R.R.Tolkien',
  'S.Dev',
  'के.राजेश',
  'के.भारत',
  'Ma.St.John',
  'Md.Sk.Ali',
  "O'Neil-Smith",
  'Ada / Lovelace',
  'Ada: the first',
  'मरियम',
  'Nguyễn Văn A.',
  '',
])('%s is a name', (name) => {
  expect(containsLink(name)).toBe(false);
});
