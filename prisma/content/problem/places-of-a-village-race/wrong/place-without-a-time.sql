-- Wrong Answer: gives a place to runners who did not finish
SELECT
  class,
  rank() OVER (PARTITION BY class ORDER BY seconds) AS place,
  name,
  seconds - min(seconds) OVER (PARTITION BY class) AS behind
FROM runner
ORDER BY class, place, name;
