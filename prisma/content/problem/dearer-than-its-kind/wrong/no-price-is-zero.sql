-- Wrong Answer: treats a missing price as 0, which lowers the average
SELECT id, name, kind, price
FROM plant
WHERE price > (
  SELECT avg(coalesce(other.price, 0)) FROM plant AS other WHERE other.kind = plant.kind
)
ORDER BY kind, id;
