-- Wrong Answer: dishes without ingredients find no match in the join
WITH recipe AS (
  SELECT dish_id AS id, array_agg(DISTINCT what ORDER BY what) AS contents
  FROM ingredient
  GROUP BY dish_id
)
SELECT
  one.id AS first_id,
  other.id AS second_id,
  cardinality(one.contents) AS ingredients
FROM recipe AS one
JOIN recipe AS other ON other.contents = one.contents AND other.id > one.id;
