-- Wrong Answer: treats a missing count as 0 instead of 1
SELECT
  booking.id,
  booking.details ->> 'guest' AS guest,
  chosen.extras,
  (booking.details ->> 'price')::numeric + chosen.price AS total
FROM booking
CROSS JOIN LATERAL (
  SELECT
    coalesce(sum((extra ->> 'count')::int), 0) AS extras,
    coalesce(sum((extra ->> 'price')::numeric * (extra ->> 'count')::int), 0) AS price
  FROM jsonb_path_query(booking.details, '$.extras[*] ? (@ != null)') AS extra
) AS chosen;
