WITH gap AS (
  SELECT shop, day, lead(day) OVER (PARTITION BY shop ORDER BY day) AS next_day
  FROM (SELECT DISTINCT shop, came_at::date AS day FROM delivery) AS supplied
)
SELECT shop, gap.day + number AS day
FROM gap
CROSS JOIN generate_series(1, next_day - gap.day - 1) AS number
WHERE extract(isodow FROM gap.day + number) < 7
ORDER BY shop, day;
