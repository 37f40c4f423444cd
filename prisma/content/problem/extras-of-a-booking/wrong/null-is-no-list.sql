-- Runtime Error: the JSON value null is not an array
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
LEFT JOIN LATERAL jsonb_array_elements(details -> 'extras') AS extra ON true
GROUP BY booking.id;
