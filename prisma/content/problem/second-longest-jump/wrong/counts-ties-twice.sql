-- Wrong Answer: of two equal longest jumps, one is taken for the second-longest
SELECT (
  SELECT metres
  FROM attempt
  WHERE metres IS NOT NULL
  ORDER BY metres DESC
  LIMIT 1 OFFSET 1
) AS metres;
