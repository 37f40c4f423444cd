-- Wrong Answer: looks at the weight of a crate instead of the total
SELECT (
  SELECT label FROM crate WHERE kilograms <= 1000 ORDER BY place DESC LIMIT 1
) AS label;
