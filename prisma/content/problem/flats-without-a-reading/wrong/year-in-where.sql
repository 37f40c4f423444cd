-- Wrong Answer: filters by year after the join, which drops flats that were read in other years
SELECT flat.id, flat.tenant
FROM flat
LEFT JOIN reading ON reading.flat_id = flat.id
WHERE reading.id IS NULL
  OR (
    reading.id IS NULL
    AND reading.read_at >= '2024-01-01'
    AND reading.read_at < '2025-01-01'
  );
