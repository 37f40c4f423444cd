import { expect, test } from 'vitest';
import { asAway, DatabaseAwayError, troubleOf } from './database-errors.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('any text'), { code, ...more });

test.each([
  // Connection exceptions.
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  // The server stops, has crashed, starts, drops the database, ends idle connections.
  ...['57P01', '57P02', '57P03', '57P04', '57P05'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'P1001', 'P1002', 'P1008', 'P1017'],
])('%s is told as away, bare or wrapped as Prisma does it', (code) => {
  const error = withCode(code);
  expect(troubleOf(error)).toBe('away');
  expect(troubleOf(new Error('a service', { cause: error }))).toBe('away');
  const meta = { driverAdapterError: { cause: { kind: 'postgres', code, severity: 'FATAL' } } };
  expect(troubleOf(withCode('P2010', { meta }))).toBe('away');
});

test('an error with which the server ends a connection is told as away, whatever its code', () => {
  expect(troubleOf(withCode('XX000', { severity: 'FATAL' }))).toBe('away');
  expect(troubleOf(withCode('58030', { severity: 'PANIC' }))).toBe('away');
  expect(troubleOf(withCode('28P01', { severity: 'FATAL' }))).toBe('lockedOut');
  expect(troubleOf(withCode('53300', { severity: 'FATAL' }))).toBe('busy');
  for (const code of ['XX000', '22001', '23505'])
    expect(troubleOf(withCode(code, { severity: 'ERROR' }))).toBe(undefined);
});

test('why no connection can be had is told as away, unless the reason is known better', () => {
  for (const error of [
    new Error('any text'),
    ...['ENOTFOUND', 'EHOSTUNREACH', 'ERR_STREAM_DESTROYED'].map((code) => withCode(code)),
  ])
    expect(asAway(error)).toBeInstanceOf(DatabaseAwayError);
  for (const code of ['28P01', '53300', '25006', 'ECONNREFUSED']) {
    const error = withCode(code);
    expect(asAway(error)).toBe(error);
  }
});
