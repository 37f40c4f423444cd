SELECT (
  SELECT DISTINCT metres
  FROM attempt
  WHERE metres IS NOT NULL
  ORDER BY metres DESC
  LIMIT 1 OFFSET 1
) AS metres;
