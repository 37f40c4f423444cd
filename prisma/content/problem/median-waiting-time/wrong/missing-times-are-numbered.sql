-- Wrong Answer: numbers patients who were not seen, which shifts the middle
WITH numbered AS (
  SELECT
    ward,
    minutes,
    row_number() OVER (PARTITION BY ward ORDER BY minutes) AS place,
    count(*) OVER (PARTITION BY ward) AS rows
  FROM wait
)
SELECT
  ward,
  (SELECT count(minutes) FROM wait WHERE wait.ward = numbered.ward) AS patients,
  avg(minutes) AS median
FROM numbered
WHERE place IN ((rows + 1) / 2, (rows + 2) / 2)
GROUP BY ward
HAVING count(minutes) > 0;
