-- Wrong Answer: with DESC, NULL comes first and is the row that is skipped
SELECT (
  SELECT DISTINCT metres
  FROM attempt
  ORDER BY metres DESC
  LIMIT 1 OFFSET 1
) AS metres;
