WITH numbered AS (
  SELECT
    ward,
    minutes,
    row_number() OVER (PARTITION BY ward ORDER BY minutes) AS place,
    count(*) OVER (PARTITION BY ward) AS patients
  FROM wait
  WHERE minutes IS NOT NULL
)
SELECT ward, patients, avg(minutes) AS median
FROM numbered
WHERE place IN ((patients + 1) / 2, (patients + 2) / 2)
GROUP BY ward, patients;
