-- Wrong Answer: treats a missing reading as 0, so it seems to agree with a reading of 0
SELECT hour, inner_celsius, outer_celsius
FROM measurement
WHERE coalesce(inner_celsius, 0) <> coalesce(outer_celsius, 0)
ORDER BY hour;
