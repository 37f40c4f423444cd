-- Wrong Answer: pairs a dish with dishes that have additional ingredients
SELECT
  one.id AS first_id,
  other.id AS second_id,
  (SELECT count(DISTINCT what) FROM ingredient WHERE dish_id = one.id) AS ingredients
FROM dish AS one
JOIN dish AS other ON other.id > one.id
WHERE NOT EXISTS (
  SELECT what FROM ingredient WHERE dish_id = one.id
  EXCEPT
  SELECT what FROM ingredient WHERE dish_id = other.id
);
