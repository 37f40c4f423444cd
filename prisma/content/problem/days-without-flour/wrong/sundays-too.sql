-- Wrong Answer: includes Sundays
WITH open AS (
  SELECT
    shop,
    date_trunc('day', min(came_at)) AS first_day,
    date_trunc('day', max(came_at)) AS last_day
  FROM delivery
  GROUP BY shop
)
SELECT open.shop, day::date
FROM open
CROSS JOIN generate_series(first_day, last_day, interval '1 day') AS day
WHERE NOT EXISTS (
  SELECT 1
  FROM delivery
  WHERE delivery.shop = open.shop AND delivery.came_at::date = day
)
ORDER BY open.shop, day;
