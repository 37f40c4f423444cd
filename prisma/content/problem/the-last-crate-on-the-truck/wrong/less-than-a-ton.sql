-- Wrong Answer: does not allow a total of exactly 1000
SELECT (
  SELECT label
  FROM (
    SELECT label, place, sum(kilograms) OVER (ORDER BY place) AS total FROM crate
  ) AS loaded
  WHERE total < 1000
  ORDER BY place DESC
  LIMIT 1
) AS label;
