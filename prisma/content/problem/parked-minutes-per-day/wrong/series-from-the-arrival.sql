-- Wrong Answer: the series keeps the time of the arrival and misses the last day
WITH stay AS (
  SELECT plate, came_at AS starts_at, coalesce(left_at, '2024-07-01 12:00') AS ends_at
  FROM parking
)
SELECT
  moment::date AS day,
  sum(
    extract(
      epoch FROM
        least(ends_at, date_trunc('day', moment) + interval '1 day')
        - greatest(starts_at, date_trunc('day', moment))
    ) / 60
  ) AS minutes,
  count(DISTINCT plate) AS cars
FROM stay
CROSS JOIN generate_series(starts_at, ends_at, interval '1 day') AS moment
WHERE moment < ends_at
GROUP BY moment::date
ORDER BY day;
