WITH attended AS (
  SELECT DISTINCT member, came_at::date AS day FROM visit
), streak_start AS (
  SELECT member, day
  FROM attended
  WHERE (member, day - 1) NOT IN (SELECT member, day FROM attended)
), streak_end AS (
  SELECT member, day
  FROM attended
  WHERE (member, day + 1) NOT IN (SELECT member, day FROM attended)
), streak AS (
  SELECT
    streak_start.member,
    streak_start.day AS first_day,
    min(streak_end.day) - streak_start.day + 1 AS days
  FROM streak_start
  JOIN streak_end
    ON streak_end.member = streak_start.member AND streak_end.day >= streak_start.day
  GROUP BY streak_start.member, streak_start.day
)
SELECT DISTINCT ON (member) member, first_day, days
FROM streak
ORDER BY member, days DESC, first_day;
