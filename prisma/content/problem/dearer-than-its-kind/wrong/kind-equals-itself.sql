-- Wrong Answer: the inner kind is compared with itself, so the average is over all plants
SELECT id, name, kind, price
FROM plant
WHERE price > (SELECT avg(other.price) FROM plant AS other WHERE kind = kind)
ORDER BY kind, id;
