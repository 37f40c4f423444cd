-- Wrong Answer: returns dishes that nobody ordered
SELECT dish.name AS dish, bill_line.served_on, bill_line.price
FROM dish
LEFT JOIN bill_line ON dish.id = bill_line.dish_id;
