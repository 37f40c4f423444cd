-- Wrong Answer: treats the scan with the lower id as the previous one
DELETE FROM scan
WHERE id IN (
  SELECT id
  FROM (
    SELECT
      id,
      scanned_at - lag(scanned_at) OVER (PARTITION BY ticket, gate ORDER BY id) AS pause
    FROM scan
  ) AS compared
  WHERE pause <= interval '5 minutes'
);

SELECT id, ticket, gate
FROM scan
ORDER BY id;
