-- Wrong Answer: sum with DISTINCT adds boxes of the same weight only once
WITH RECURSIVE counted AS (
  SELECT id AS outer_id, id, grams
  FROM box
  UNION ALL
  SELECT counted.outer_id, box.id, box.grams
  FROM counted
  JOIN box ON box.inside = counted.id
)
SELECT outer_id AS id, sum(DISTINCT grams) AS total
FROM counted
GROUP BY outer_id;
