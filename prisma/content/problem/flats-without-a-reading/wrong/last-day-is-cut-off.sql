-- Wrong Answer: a date compared with a timestamp means midnight, so readings on 31 December are missed
SELECT id, tenant
FROM flat
WHERE NOT EXISTS (
  SELECT 1
  FROM reading
  WHERE reading.flat_id = flat.id
    AND reading.read_at BETWEEN '2024-01-01' AND '2024-12-31'
);
