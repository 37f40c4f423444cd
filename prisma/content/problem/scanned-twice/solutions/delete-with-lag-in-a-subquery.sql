DELETE FROM scan
WHERE id IN (
  SELECT id
  FROM (
    SELECT
      id,
      scanned_at - lag(scanned_at) OVER (
        PARTITION BY ticket, gate ORDER BY scanned_at, id
      ) AS pause
    FROM scan
  ) AS compared
  WHERE pause <= interval '5 minutes'
);

SELECT id, ticket, gate
FROM scan
ORDER BY id;
