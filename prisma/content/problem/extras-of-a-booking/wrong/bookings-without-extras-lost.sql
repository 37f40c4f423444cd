-- Wrong Answer: the inner join drops bookings without extras
SELECT
  booking.id,
  booking.details ->> 'guest' AS guest,
  sum(coalesce((extra ->> 'count')::int, 1)) AS extras,
  (booking.details ->> 'price')::numeric
    + sum((extra ->> 'price')::numeric * coalesce((extra ->> 'count')::int, 1)) AS total
FROM booking
CROSS JOIN LATERAL jsonb_array_elements(
  CASE jsonb_typeof(details -> 'extras') WHEN 'array' THEN details -> 'extras' END
) AS extra
GROUP BY booking.id;
