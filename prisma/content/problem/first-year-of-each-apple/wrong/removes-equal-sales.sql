-- Wrong Answer: returns equal sales only once
SELECT DISTINCT variety, year, kilos, price
FROM sale
WHERE (variety, year) IN (SELECT variety, min(year) FROM sale GROUP BY variety);
