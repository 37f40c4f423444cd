-- Wrong Answer: returns the name as JSON, with quotation marks
SELECT
  booking.id,
  (booking.details -> 'guest')::text AS guest,
  chosen.extras,
  (booking.details ->> 'price')::numeric + chosen.price AS total
FROM booking
CROSS JOIN LATERAL (
  SELECT
    coalesce(sum(coalesce((extra ->> 'count')::int, 1)), 0) AS extras,
    coalesce(
      sum((extra ->> 'price')::numeric * coalesce((extra ->> 'count')::int, 1)), 0
    ) AS price
  FROM jsonb_path_query(booking.details, '$.extras[*] ? (@ != null)') AS extra
) AS chosen;
