-- Wrong Answer: returns no row if no crate is loaded
SELECT label
FROM (
  SELECT label, place, sum(kilograms) OVER (ORDER BY place) AS total FROM crate
) AS loaded
WHERE total <= 1000
ORDER BY place DESC
LIMIT 1;
