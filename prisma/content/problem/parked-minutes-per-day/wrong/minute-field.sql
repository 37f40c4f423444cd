-- Wrong Answer: the minute field of an interval leaves out its hours
WITH stay AS (
  SELECT plate, came_at AS starts_at, coalesce(left_at, '2024-07-01 12:00') AS ends_at
  FROM parking
)
SELECT
  day::date AS day,
  sum(
    extract(
      minute FROM least(ends_at, day + interval '1 day') - greatest(starts_at, day)
    )
  ) AS minutes,
  count(DISTINCT plate) AS cars
FROM stay
CROSS JOIN generate_series(
  date_trunc('day', starts_at), ends_at, interval '1 day'
) AS day
WHERE day < ends_at
GROUP BY day
ORDER BY day;
