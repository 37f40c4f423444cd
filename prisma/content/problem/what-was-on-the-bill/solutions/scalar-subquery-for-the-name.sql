SELECT
  (SELECT name FROM dish WHERE dish.id = bill_line.dish_id) AS dish,
  served_on,
  price
FROM bill_line
WHERE dish_id IS NOT NULL;
