-- Wrong Answer: returns the average, which a single long time pulls up
SELECT ward, count(*) AS patients, avg(minutes) AS median
FROM wait
WHERE minutes IS NOT NULL
GROUP BY ward;
