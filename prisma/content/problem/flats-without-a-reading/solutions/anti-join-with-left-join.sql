SELECT flat.id, flat.tenant
FROM flat
LEFT JOIN reading
  ON reading.flat_id = flat.id
  AND reading.read_at >= '2024-01-01'
  AND reading.read_at < '2025-01-01'
WHERE reading.id IS NULL;
