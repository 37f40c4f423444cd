SELECT (
  SELECT label
  FROM crate
  WHERE (
    SELECT sum(kilograms) FROM crate AS earlier WHERE earlier.place <= crate.place
  ) <= 1000
  ORDER BY place DESC
  LIMIT 1
) AS label;
