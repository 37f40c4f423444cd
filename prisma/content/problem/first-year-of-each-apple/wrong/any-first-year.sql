-- Wrong Answer: the year may be the first one of another variety
SELECT variety, year, kilos, price
FROM sale
WHERE year IN (SELECT min(year) FROM sale GROUP BY variety);
