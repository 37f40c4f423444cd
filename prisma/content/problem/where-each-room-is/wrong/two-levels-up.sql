-- Wrong Answer: a fixed number of joins reaches only a fixed depth
SELECT
  place.id,
  (upper.id IS NOT NULL)::int + (top.id IS NOT NULL)::int AS depth,
  concat_ws(' / ', top.name, upper.name, place.name) AS way
FROM place
LEFT JOIN place AS upper ON upper.id = place.part_of
LEFT JOIN place AS top ON top.id = upper.part_of
ORDER BY id;
