-- Wrong Answer: if two longest jumps tie, one of them is returned as the second-longest
SELECT (
  SELECT metres
  FROM attempt
  WHERE metres IS NOT NULL
  ORDER BY metres DESC
  LIMIT 1 OFFSET 1
) AS metres;
