SELECT
  class,
  CASE
    WHEN seconds IS NOT NULL THEN rank() OVER (PARTITION BY class ORDER BY seconds)
  END AS place,
  name,
  seconds - min(seconds) OVER (PARTITION BY class) AS behind
FROM runner
ORDER BY class, place, name;
