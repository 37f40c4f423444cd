-- Wrong Answer: uses the first year of the whole orchard
SELECT variety, year, kilos, price
FROM sale
WHERE year = (SELECT min(year) FROM sale);
