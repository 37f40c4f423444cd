-- Wrong Answer: to_buy is negative if there is more in stock than needed
WITH RECURSIVE contained AS (
  SELECT component.part_id, component.pieces::bigint AS pieces
  FROM component
  JOIN part ON part.id = component.whole_id
  WHERE part.name = 'Bicycle'
  UNION ALL
  SELECT component.part_id, contained.pieces * component.pieces
  FROM contained
  JOIN component ON component.whole_id = contained.part_id
)
SELECT
  part.name AS part,
  sum(contained.pieces) AS needed,
  sum(contained.pieces) - part.in_stock AS to_buy
FROM contained
JOIN part ON part.id = contained.part_id
WHERE NOT EXISTS (SELECT 1 FROM component WHERE whole_id = part.id)
GROUP BY part.id;
