-- Wrong Answer: compares 24 hours between visits instead of calendar days
WITH marked AS (
  SELECT
    member,
    came_at,
    coalesce(
      came_at - lag(came_at) OVER (PARTITION BY member ORDER BY came_at)
        > interval '24 hours',
      true
    ) AS starts
  FROM visit
), numbered AS (
  SELECT
    member,
    came_at::date AS day,
    count(*) FILTER (WHERE starts) OVER (PARTITION BY member ORDER BY came_at) AS streak
  FROM marked
)
SELECT DISTINCT ON (member)
  member, min(day) AS first_day, count(DISTINCT day) AS days
FROM numbered
GROUP BY member, streak
ORDER BY member, days DESC, first_day;
