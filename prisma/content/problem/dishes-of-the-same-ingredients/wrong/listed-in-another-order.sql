-- Wrong Answer: compares the lists as stored, including order and duplicates
WITH recipe AS (
  SELECT
    dish.id,
    coalesce(string_agg(what, ',' ORDER BY ingredient.id), '') AS contents,
    count(DISTINCT what) AS ingredients
  FROM dish
  LEFT JOIN ingredient ON ingredient.dish_id = dish.id
  GROUP BY dish.id
)
SELECT one.id AS first_id, other.id AS second_id, one.ingredients
FROM recipe AS one
JOIN recipe AS other ON other.contents = one.contents AND other.id > one.id;
