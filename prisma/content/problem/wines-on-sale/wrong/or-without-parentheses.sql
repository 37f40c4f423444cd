-- Wrong Answer: AND has higher precedence than OR, so every wine of unknown vintage passes
SELECT id, name, vintage, price
FROM bottle
WHERE stock > 0 AND price <= 15.00 AND vintage < 2020 OR vintage IS NULL
ORDER BY vintage DESC NULLS LAST, price, id;
