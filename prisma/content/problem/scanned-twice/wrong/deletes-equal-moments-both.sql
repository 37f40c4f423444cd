-- Wrong Answer: two scans with the same time each count as the previous one of the other
DELETE FROM scan
USING scan AS earlier
WHERE earlier.ticket = scan.ticket
  AND earlier.gate IS NOT DISTINCT FROM scan.gate
  AND earlier.id <> scan.id
  AND earlier.scanned_at <= scan.scanned_at
  AND scan.scanned_at - earlier.scanned_at <= interval '5 minutes';

SELECT id, ticket, gate
FROM scan
ORDER BY id;
