WITH attended AS (
  SELECT DISTINCT member, came_at::date AS day FROM visit
), marked AS (
  SELECT
    member,
    day,
    lag(day) OVER (PARTITION BY member ORDER BY day) IS DISTINCT FROM day - 1 AS starts
  FROM attended
), numbered AS (
  SELECT
    member,
    day,
    count(*) FILTER (WHERE starts) OVER (PARTITION BY member ORDER BY day) AS streak
  FROM marked
)
SELECT DISTINCT ON (member) member, min(day) AS first_day, count(*) AS days
FROM numbered
GROUP BY member, streak
ORDER BY member, days DESC, first_day;
