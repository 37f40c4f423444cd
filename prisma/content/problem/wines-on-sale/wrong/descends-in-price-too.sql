-- Wrong Answer: DESC applies to one key only, and the price has to be ascending
SELECT id, name, vintage, price
FROM bottle
WHERE stock > 0 AND price <= 15.00 AND (vintage < 2020 OR vintage IS NULL)
ORDER BY vintage DESC NULLS LAST, price DESC, id;
