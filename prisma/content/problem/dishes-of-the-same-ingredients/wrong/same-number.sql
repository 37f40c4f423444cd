-- Wrong Answer: the same number of ingredients does not mean the same ingredients
WITH recipe AS (
  SELECT dish.id, count(DISTINCT what) AS ingredients
  FROM dish
  LEFT JOIN ingredient ON ingredient.dish_id = dish.id
  GROUP BY dish.id
)
SELECT one.id AS first_id, other.id AS second_id, one.ingredients
FROM recipe AS one
JOIN recipe AS other ON other.ingredients = one.ingredients AND other.id > one.id;
