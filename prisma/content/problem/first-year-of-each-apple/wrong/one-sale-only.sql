-- Wrong Answer: returns only one sale of the first year
SELECT DISTINCT ON (variety) variety, year, kilos, price
FROM sale
ORDER BY variety, year, id;
