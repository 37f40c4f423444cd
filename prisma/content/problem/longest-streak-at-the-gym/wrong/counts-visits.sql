-- Wrong Answer: counts visits instead of distinct days
WITH numbered AS (
  SELECT
    member,
    came_at::date AS day,
    came_at::date
      - dense_rank() OVER (PARTITION BY member ORDER BY came_at::date)::int AS streak
  FROM visit
)
SELECT DISTINCT ON (member) member, min(day) AS first_day, count(*) AS days
FROM numbered
GROUP BY member, streak
ORDER BY member, days DESC, first_day;
