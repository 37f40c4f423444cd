-- Wrong Answer: includes plants that cost exactly the average
SELECT id, name, kind, price
FROM plant
WHERE price >= (
  SELECT avg(other.price) FROM plant AS other WHERE other.kind = plant.kind
)
ORDER BY kind, id;
