-- Wrong Answer: returns only the outermost boxes
WITH RECURSIVE counted AS (
  SELECT id AS outer_id, id, grams
  FROM box
  WHERE inside IS NULL
  UNION ALL
  SELECT counted.outer_id, box.id, box.grams
  FROM counted
  JOIN box ON box.inside = counted.id
)
SELECT outer_id AS id, sum(grams) AS total
FROM counted
GROUP BY outer_id;
