-- Wrong Answer: asks for the year after the join, so flats that were read in other years drop out
SELECT flat.id, flat.tenant
FROM flat
LEFT JOIN reading ON reading.flat_id = flat.id
WHERE reading.id IS NULL
  OR (
    reading.id IS NULL
    AND reading.read_at >= '2024-01-01'
    AND reading.read_at < '2025-01-01'
  );
