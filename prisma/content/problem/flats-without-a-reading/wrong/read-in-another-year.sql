-- Wrong Answer: a reading in another year does not mean that there is none in 2024
SELECT DISTINCT flat.id, flat.tenant
FROM flat
LEFT JOIN reading ON reading.flat_id = flat.id
WHERE reading.id IS NULL
  OR reading.read_at < '2024-01-01'
  OR reading.read_at >= '2025-01-01';
