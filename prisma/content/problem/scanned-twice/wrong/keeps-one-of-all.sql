-- Wrong Answer: keeps only the first scan of a ticket at a gate, whatever the time between scans
DELETE FROM scan
WHERE id IN (
  SELECT id
  FROM (
    SELECT
      id,
      row_number() OVER (PARTITION BY ticket, gate ORDER BY scanned_at, id) AS place
    FROM scan
  ) AS numbered
  WHERE place > 1
);

SELECT id, ticket, gate
FROM scan
ORDER BY id;
