SELECT hour, inner_celsius, outer_celsius
FROM measurement
WHERE inner_celsius <> outer_celsius
  OR (inner_celsius IS NULL) <> (outer_celsius IS NULL)
ORDER BY hour;
