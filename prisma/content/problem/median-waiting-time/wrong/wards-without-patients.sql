-- Wrong Answer: returns a row for a ward in which nobody was seen
SELECT
  ward,
  count(minutes) AS patients,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median
FROM wait
GROUP BY ward;
