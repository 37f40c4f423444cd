SELECT
  ward,
  count(*) AS patients,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median
FROM wait
WHERE minutes IS NOT NULL
GROUP BY ward;
