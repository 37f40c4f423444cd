SELECT id, tenant
FROM flat
WHERE NOT EXISTS (
  SELECT 1
  FROM reading
  WHERE reading.flat_id = flat.id
    AND reading.read_at >= '2024-01-01'
    AND reading.read_at < '2025-01-01'
);
