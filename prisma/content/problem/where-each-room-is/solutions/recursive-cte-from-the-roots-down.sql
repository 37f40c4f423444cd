WITH RECURSIVE located AS (
  SELECT id, 0 AS depth, name AS way
  FROM place
  WHERE part_of IS NULL
  UNION ALL
  SELECT place.id, located.depth + 1, located.way || ' / ' || place.name
  FROM located
  JOIN place ON place.part_of = located.id
)
SELECT id, depth, way
FROM located
ORDER BY id;
