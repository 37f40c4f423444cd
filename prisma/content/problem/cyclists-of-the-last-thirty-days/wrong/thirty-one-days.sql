-- Wrong Answer: the period has 31 days
SELECT day, count(DISTINCT cyclist) AS cyclists
FROM ride
WHERE day BETWEEN date '2024-06-30' - 30 AND '2024-06-30'
GROUP BY day;
