import pg from 'pg';
import { expect, test } from 'vitest';
import { addressesOf, areUsable, hostsOf } from './database-hosts.ts';

test.each([
  ['postgresql://gearup:secret@db/gearup', ['db:5432']],
  ['postgresql://gearup:secret@one:5433,two:5434/gearup', ['one:5433', 'two:5434']],
  ['postgres://one,two:5434,three/gearup?target_session_attrs=read-write', ['one:5432', 'two:5434', 'three:5432']],
  ['postgresql://gearup:a%2Cb%40c@[::1]:5433,[fd00::2]/gearup', ['::1:5433', 'fd00::2:5432']],
  ['postgresql://gearup:secret@%2Frun%2Fone,two/gearup', ['/run/one:5432', 'two:5432']],
])('%s names %j', (databaseUrl, places) => {
  const clients = addressesOf(databaseUrl).map((connectionString) => new pg.Client({ connectionString }));
  expect(clients.map(({ host, port }) => `${host}:${port}`)).toEqual(places);
  for (const { database } of clients) expect(database).toBe('gearup');
  expect(new Set(clients.map(({ password }) => password)).size).toBe(1);
  expect(areUsable(databaseUrl)).toBe(true);
});

test('commas in the password or after the hosts do not separate hosts', () => {
  expect(hostsOf('postgresql://gearup:a,b@c@db:5432/gearup?options=-c%20a,b')).toEqual(['db:5432']);
  expect(addressesOf('postgresql://gearup:a,b@one,two/x?a=,')).toEqual([
    'postgresql://gearup:a,b@one/x?a=,',
    'postgresql://gearup:a,b@two/x?a=,',
  ]);
});

test.each(['postgresql://one,/x', 'postgresql://,/x', 'postgresql://one,two/x?a=1&target_session_attrs=any'])(
  '%s is not usable',
  (databaseUrl) => {
    expect(areUsable(databaseUrl)).toBe(false);
  },
);
