-- Wrong Answer: a reading in the cellar puts NULL into the list, and NOT IN is never true
SELECT id, tenant
FROM flat
WHERE id NOT IN (
  SELECT flat_id
  FROM reading
  WHERE read_at >= '2024-01-01' AND read_at < '2025-01-01'
);
