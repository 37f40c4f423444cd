WITH recipe AS (
  SELECT
    dish.id,
    coalesce(
      array_agg(DISTINCT what ORDER BY what) FILTER (WHERE what IS NOT NULL), '{}'
    ) AS contents
  FROM dish
  LEFT JOIN ingredient ON ingredient.dish_id = dish.id
  GROUP BY dish.id
)
SELECT
  one.id AS first_id,
  other.id AS second_id,
  cardinality(one.contents) AS ingredients
FROM recipe AS one
JOIN recipe AS other ON other.contents = one.contents AND other.id > one.id;
