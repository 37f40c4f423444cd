-- Wrong Answer: a second visit on a day gets its own row number and splits the streak
WITH numbered AS (
  SELECT
    member,
    came_at::date AS day,
    came_at::date
      - row_number() OVER (PARTITION BY member ORDER BY came_at)::int AS streak
  FROM visit
)
SELECT DISTINCT ON (member) member, min(day) AS first_day, count(*) AS days
FROM numbered
GROUP BY member, streak
ORDER BY member, days DESC, first_day;
