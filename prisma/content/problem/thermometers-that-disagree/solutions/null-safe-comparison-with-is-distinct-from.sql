SELECT hour, inner_celsius, outer_celsius
FROM measurement
WHERE inner_celsius IS DISTINCT FROM outer_celsius
ORDER BY hour;
