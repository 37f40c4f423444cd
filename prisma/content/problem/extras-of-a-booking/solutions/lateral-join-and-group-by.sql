SELECT
  booking.id,
  booking.details ->> 'guest' AS guest,
  coalesce(
    sum(coalesce((extra ->> 'count')::int, 1)) FILTER (WHERE extra IS NOT NULL), 0
  ) AS extras,
  (booking.details ->> 'price')::numeric + coalesce(
    sum((extra ->> 'price')::numeric * coalesce((extra ->> 'count')::int, 1)), 0
  ) AS total
FROM booking
LEFT JOIN LATERAL jsonb_array_elements(
  CASE jsonb_typeof(details -> 'extras') WHEN 'array' THEN details -> 'extras' END
) AS extra ON true
GROUP BY booking.id;
