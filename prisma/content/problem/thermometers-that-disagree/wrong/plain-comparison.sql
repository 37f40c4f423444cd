-- Wrong Answer: a comparison with NULL is not true, so hours with exactly one reading are dropped
SELECT hour, inner_celsius, outer_celsius
FROM measurement
WHERE inner_celsius <> outer_celsius
ORDER BY hour;
