-- Wrong Answer: percentile_disc returns the lower of the two middle values
SELECT
  ward,
  count(*) AS patients,
  percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) AS median
FROM wait
WHERE minutes IS NOT NULL
GROUP BY ward;
