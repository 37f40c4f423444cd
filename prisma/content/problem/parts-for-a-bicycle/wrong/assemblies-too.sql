-- Wrong Answer: includes parts that are assembled from others
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
  greatest(sum(contained.pieces) - part.in_stock, 0) AS to_buy
FROM contained
JOIN part ON part.id = contained.part_id
GROUP BY part.id;
