WITH used AS (
  SELECT hall, unnest(range_agg(tsrange(starts_at, ends_at))) AS times
  FROM rental
  GROUP BY hall
)
SELECT
  used.hall,
  lower(used.times) AS from_time,
  upper(used.times) AS to_time,
  count(*) AS rentals
FROM used
JOIN rental
  ON rental.hall = used.hall AND used.times @> tsrange(rental.starts_at, rental.ends_at)
GROUP BY used.hall, used.times
ORDER BY hall, from_time;
