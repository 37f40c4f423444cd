import { expect, test } from 'vitest';
import { faultsOf, functionsIn } from './check-migrations.ts';

const LATER = '-- Later drop: the notes are in "letters", unused since 1.4\n';

test.each([
  'CREATE TABLE "goals" ("key" UUID NOT NULL, "day" TEXT, CONSTRAINT "goals_pkey" PRIMARY KEY ("key"));',
  'CREATE TABLE "goals" ("key" UUID); CREATE UNIQUE INDEX "goals_key" ON "goals"("key");',
  'CREATE TABLE "goals" ("key" UUID); ALTER TABLE "goals" ADD CONSTRAINT "one" FOREIGN KEY ("key") REFERENCES "users"("key");',
  'CREATE INDEX "goals_day_idx" ON "goals"("day");',
  'ALTER TABLE "goals" ADD COLUMN "hint" TEXT, ADD COLUMN "kind" TEXT NOT NULL DEFAULT \'a, b\';',
  'ALTER TABLE "goals" ADD COLUMN "list" TEXT[] NOT NULL GENERATED ALWAYS AS (string_to_array("a", \',\')) STORED;',
  'DROP INDEX "users_email_key";',
  'ALTER TABLE "goals" DROP CONSTRAINT "goals_kind_check";',
  'ALTER TABLE "goals" ALTER COLUMN "day" DROP NOT NULL;',
  'ALTER TABLE "goals" ALTER COLUMN "day" SET DEFAULT \'DROP TABLE "users"\';',
  'CREATE FUNCTION tidy() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE old; TRUNCATE "users"; END $$;',
  '-- DROP TABLE "goals"\n/* RENAME */ INSERT INTO "goals" VALUES (\'SET NOT NULL\');',
])('%s adds', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test.each([
  'DROP TABLE "goals";',
  'DROP TABLE IF EXISTS "goals" CASCADE;',
  'ALTER TABLE "goals" DROP COLUMN "day";',
  'ALTER TABLE "goals" ADD COLUMN "a" TEXT, DROP COLUMN "day";',
  'ALTER TABLE "goals" DROP "day";',
  'alter table goals\n  alter column day set not null;',
  'ALTER TABLE "goals" ALTER COLUMN "day" DROP DEFAULT;',
  'TRUNCATE "goals";',
  'ALTER TABLE "goals" ADD CONSTRAINT "small" CHECK ("problems" < 10);',
  'CREATE UNIQUE INDEX "goals_day_key" ON "goals"("day");',
])('%s takes away or tightens, and is a later drop', (sql) => {
  expect(faultsOf(sql)).toHaveLength(1);
  expect(faultsOf(LATER + sql)).toEqual([]);
  expect(faultsOf(`-- Later drop: because\n${sql}`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "goals" RENAME TO "aims";',
  'ALTER TABLE "goals" RENAME COLUMN "day" TO "date";',
  'ALTER INDEX "goals_pkey" RENAME TO "aims_pkey";',
  'ALTER TABLE "goals" ALTER COLUMN "day" TYPE DATE;',
  'ALTER TABLE "goals" ALTER COLUMN "day" SET DATA TYPE DATE USING "day"::date;',
  'ALTER TABLE "goals" ADD COLUMN "kind" TEXT NOT NULL;',
  'ALTER TABLE "goals" ADD COLUMN "kind" TEXT NOT NULL, ADD COLUMN "hint" TEXT DEFAULT \'\';',
])('%s is never done in place', (sql) => {
  expect(faultsOf(sql)).toHaveLength(1);
  expect(faultsOf(LATER + sql)).toHaveLength(1);
});

test('reports each statement separately, with its reason', () => {
  expect(faultsOf('DROP TABLE a;\nCREATE TABLE b (c INT);\nALTER TABLE d RENAME TO e;')).toEqual([
    'DROP TABLE a: the older version still uses it',
    'ALTER TABLE d RENAME TO e: a new name is a new column beside the old one',
  ]);
});

test('counts what the database would run', () => {
  expect(
    functionsIn(`
      CREATE FUNCTION one() RETURNS void LANGUAGE plpgsql AS $$ BEGIN CREATE FUNCTION inner_one(); END $$;
      CREATE TRIGGER two AFTER INSERT ON "t" FOR EACH ROW EXECUTE FUNCTION one();
      CREATE VIEW "three" AS SELECT 1;
      CREATE TABLE "functions" ("name" TEXT); -- CREATE FUNCTION four()`),
  ).toBe(3);
});
