-- Wrong Answer: compares with the average over all kinds
SELECT id, name, kind, price
FROM plant
WHERE price > (SELECT avg(price) FROM plant)
ORDER BY kind, id;
