-- Wrong Answer: a comparison with NULL is not true, so wines of unknown vintage are dropped
SELECT id, name, vintage, price
FROM bottle
WHERE stock > 0 AND price <= 15.00 AND vintage < 2020
ORDER BY vintage DESC, price, id;
