-- Wrong Answer: leaves out the weight of the box itself
WITH RECURSIVE counted AS (
  SELECT inside AS outer_id, id, grams
  FROM box
  WHERE inside IS NOT NULL
  UNION ALL
  SELECT counted.outer_id, box.id, box.grams
  FROM counted
  JOIN box ON box.inside = counted.id
)
SELECT box.id, coalesce(sum(counted.grams), 0) AS total
FROM box
LEFT JOIN counted ON counted.outer_id = box.id
GROUP BY box.id;
