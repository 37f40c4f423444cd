-- Wrong Answer: returns the difference to the previous runner instead of the fastest
SELECT
  class,
  CASE
    WHEN seconds IS NOT NULL THEN rank() OVER (PARTITION BY class ORDER BY seconds)
  END AS place,
  name,
  seconds - lag(seconds, 1, seconds) OVER (PARTITION BY class ORDER BY seconds)
    AS behind
FROM runner
ORDER BY class, place, name;
