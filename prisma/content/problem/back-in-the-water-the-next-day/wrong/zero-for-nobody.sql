-- Wrong Answer: returns 0 instead of NULL if nobody has come
WITH first_day AS (
  SELECT guest, min(day) AS day FROM swim GROUP BY guest
)
SELECT
  coalesce(round(count(swim.guest)::numeric / nullif(count(*), 0), 2), 0) AS fraction
FROM first_day
LEFT JOIN swim ON swim.guest = first_day.guest AND swim.day = first_day.day + 1;
