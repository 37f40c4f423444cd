DELETE FROM scan
USING scan AS earlier
WHERE earlier.ticket = scan.ticket
  AND earlier.gate IS NOT DISTINCT FROM scan.gate
  AND (earlier.scanned_at, earlier.id) < (scan.scanned_at, scan.id)
  AND scan.scanned_at - earlier.scanned_at <= interval '5 minutes';

SELECT id, ticket, gate
FROM scan
ORDER BY id;
