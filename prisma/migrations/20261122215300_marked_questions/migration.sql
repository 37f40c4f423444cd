-- Questions and items of cheat sheets are marked as known or to be revised.
ALTER TABLE "progress" DROP CONSTRAINT "progress_field_check";
ALTER TABLE "progress" ADD CONSTRAINT "progress_field_check"
  CHECK ("field" IN ('done', 'starred', 'note', 'known', 'revise'));
