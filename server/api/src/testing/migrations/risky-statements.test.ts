import { findRiskyStatements } from './risky-statements';

describe('a statement of a migration', () => {
  it.each([
    ['DROP TABLE "mails";', 'drops'],
    ['ALTER TABLE "mails" DROP COLUMN "kind";', 'drops'],
    ['ALTER TABLE "mails" ALTER COLUMN "kind" DROP DEFAULT', 'drops'],
    ['ALTER TABLE "mails" RENAME COLUMN "kind" TO "sort"', 'renames'],
    ['ALTER TABLE "mails" ALTER COLUMN "attempts" SET DATA TYPE bigint', 'changes a type'],
    ['alter table "mails" alter column "attempts" type bigint', 'changes a type'],
    [`ALTER TYPE "public"."kind" ADD VALUE 'news'`, 'changes a type'],
    ['ALTER TABLE "mails" ALTER COLUMN "kind" SET NOT NULL', 'sets not null'],
    ['TRUNCATE "mails"', 'truncates'],
    ['UPDATE "mails" SET "attempts" = 0', 'changes rows'],
    ['-- old ones\nDELETE FROM "mails"', 'changes rows'],
    ['CREATE INDEX "mails_kind" ON "mails" USING btree ("kind")', 'blocks writes'],
    ['CREATE UNIQUE INDEX "mails_kind" ON "mails" ("kind")', 'blocks writes'],
    ['ALTER TABLE "mails" ADD CONSTRAINT "one" CHECK ("attempts" >= 0)', 'checks all rows'],
  ])('%s is found', (statement, risk) => {
    const text = `ALTER TABLE "mails" ADD COLUMN "x" text;--> statement-breakpoint\n${statement}`;
    expect(findRiskyStatements(text)).toEqual([expect.stringMatching(`^${risk}: `)]);
  });

  it.each([
    'CREATE INDEX IF NOT EXISTS "mails_kind" ON "mails" USING btree ("kind")',
    'ALTER TABLE "mails" ADD CONSTRAINT "one" CHECK ("attempts" >= 0) NOT VALID',
    'CREATE TABLE "notes" ("id" uuid); CREATE INDEX "notes_id" ON "notes" ("id")',
    'ALTER TABLE "mails" ADD COLUMN "dropped_at" timestamp with time zone',
  ])('%s is no finding', (statement) => {
    expect(findRiskyStatements(statement)).toEqual([]);
  });
});
