SELECT max(metres) AS metres
FROM (
  SELECT metres, dense_rank() OVER (ORDER BY metres DESC) AS place
  FROM attempt
  WHERE metres IS NOT NULL
) AS ranked
WHERE place = 2;
