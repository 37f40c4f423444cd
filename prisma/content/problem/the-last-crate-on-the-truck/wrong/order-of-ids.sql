-- Wrong Answer: loads in the order of the ids
SELECT (
  SELECT label
  FROM (SELECT label, id, sum(kilograms) OVER (ORDER BY id) AS total FROM crate) AS loaded
  WHERE total <= 1000
  ORDER BY id DESC
  LIMIT 1
) AS label;
