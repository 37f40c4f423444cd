-- Wrong Answer: returns no row if there is no second distance
SELECT DISTINCT metres
FROM attempt
WHERE metres IS NOT NULL
ORDER BY metres DESC
LIMIT 1 OFFSET 1;
