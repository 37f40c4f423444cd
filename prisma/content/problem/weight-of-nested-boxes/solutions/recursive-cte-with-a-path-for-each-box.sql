WITH RECURSIVE packed AS (
  SELECT id, grams, ARRAY[id] AS path
  FROM box
  WHERE inside IS NULL
  UNION ALL
  SELECT box.id, box.grams, packed.path || box.id
  FROM packed
  JOIN box ON box.inside = packed.id
)
SELECT outer_id AS id, sum(grams) AS total
FROM packed
CROSS JOIN unnest(path) AS outer_id
GROUP BY outer_id;
