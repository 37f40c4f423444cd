-- What only administrators see until its instant: contests that have not begun, and their problems.
CREATE INDEX "judged_problems_contest_idx" ON "judged_problems" ("contest") WHERE "contest" IS NOT NULL;

CREATE VIEW "held_back" AS
SELECT 'contest' AS resource, key, id AS contest, starts_at AS opens_at FROM contests WHERE starts_at > now()
UNION ALL
SELECT 'problem', problem.key, contests.id, starts_at
FROM judged_problems AS problem JOIN contests ON contests.id = problem.contest WHERE starts_at > now();
