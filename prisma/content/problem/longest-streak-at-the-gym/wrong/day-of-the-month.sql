-- Wrong Answer: uses the day of the month, so streaks break at the end of a month
WITH attended AS (
  SELECT DISTINCT member, came_at::date AS day FROM visit
), numbered AS (
  SELECT
    member,
    day,
    date_trunc('month', day) AS month,
    extract(day FROM day)
      - row_number() OVER (PARTITION BY member ORDER BY day) AS streak
  FROM attended
)
SELECT DISTINCT ON (member) member, min(day) AS first_day, count(*) AS days
FROM numbered
GROUP BY member, month, streak
ORDER BY member, days DESC, first_day;
