-- Wrong Answer: takes the latest of the streaks of maximum length
WITH attended AS (
  SELECT DISTINCT member, came_at::date AS day FROM visit
), numbered AS (
  SELECT
    member,
    day,
    day - row_number() OVER (PARTITION BY member ORDER BY day)::int AS streak
  FROM attended
)
SELECT DISTINCT ON (member) member, min(day) AS first_day, count(*) AS days
FROM numbered
GROUP BY member, streak
ORDER BY member, days DESC, first_day DESC;
