-- Wrong Answer: takes only the pieces of the last step instead of the product along the path
WITH RECURSIVE contained AS (
  SELECT component.part_id, component.pieces
  FROM component
  JOIN part ON part.id = component.whole_id
  WHERE part.name = 'Bicycle'
  UNION ALL
  SELECT component.part_id, component.pieces
  FROM contained
  JOIN component ON component.whole_id = contained.part_id
)
SELECT
  part.name AS part,
  sum(contained.pieces) AS needed,
  greatest(sum(contained.pieces) - part.in_stock, 0) AS to_buy
FROM contained
JOIN part ON part.id = contained.part_id
WHERE NOT EXISTS (SELECT 1 FROM component WHERE whole_id = part.id)
GROUP BY part.id;
