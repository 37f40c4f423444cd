-- Wrong Answer: row_number gives equal times different places
SELECT
  class,
  CASE
    WHEN seconds IS NOT NULL
      THEN row_number() OVER (PARTITION BY class ORDER BY seconds, name)
  END AS place,
  name,
  seconds - min(seconds) OVER (PARTITION BY class) AS behind
FROM runner
ORDER BY class, place, name;
