-- Wrong Answer: percentile_disc takes the lower of two values in the middle
SELECT
  ward,
  count(*) AS patients,
  percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) AS median
FROM wait
WHERE minutes IS NOT NULL
GROUP BY ward;
