-- Wrong Answer: checks each shop against the days of all shops
WITH open AS (
  SELECT
    date_trunc('day', min(came_at)) AS first_day,
    date_trunc('day', max(came_at)) AS last_day
  FROM delivery
)
SELECT shop, day::date
FROM (SELECT DISTINCT shop FROM delivery) AS known
CROSS JOIN open
CROSS JOIN generate_series(first_day, last_day, interval '1 day') AS day
WHERE extract(isodow FROM day) < 7
  AND NOT EXISTS (
    SELECT 1
    FROM delivery
    WHERE delivery.shop = known.shop AND delivery.came_at::date = day
  )
ORDER BY shop, day;
