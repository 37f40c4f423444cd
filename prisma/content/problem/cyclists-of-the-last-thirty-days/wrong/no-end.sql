-- Wrong Answer: includes rides after 30 June
SELECT day, count(DISTINCT cyclist) AS cyclists
FROM ride
WHERE day > date '2024-06-30' - 30
GROUP BY day;
