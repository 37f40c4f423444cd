WITH RECURSIVE part AS (
  SELECT plate, came_at AS starts_at, coalesce(left_at, '2024-07-01 12:00') AS ends_at
  FROM parking
  UNION ALL
  SELECT plate, date_trunc('day', starts_at) + interval '1 day', ends_at
  FROM part
  WHERE date_trunc('day', starts_at) + interval '1 day' < ends_at
)
SELECT
  starts_at::date AS day,
  sum(
    extract(
      epoch FROM least(ends_at, date_trunc('day', starts_at) + interval '1 day')
        - starts_at
    ) / 60
  ) AS minutes,
  count(DISTINCT plate) AS cars
FROM part
GROUP BY day
ORDER BY day;
