SELECT sale.variety, sale.year, sale.kilos, sale.price
FROM sale
JOIN (
  SELECT variety, min(year) AS year FROM sale GROUP BY variety
) AS first_sale ON first_sale.variety = sale.variety AND first_sale.year = sale.year;
