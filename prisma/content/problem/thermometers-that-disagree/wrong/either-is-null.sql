-- Wrong Answer: includes hours in which both readings are NULL
SELECT hour, inner_celsius, outer_celsius
FROM measurement
WHERE inner_celsius <> outer_celsius
  OR inner_celsius IS NULL
  OR outer_celsius IS NULL
ORDER BY hour;
