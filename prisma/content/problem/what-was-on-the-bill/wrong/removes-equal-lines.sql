-- Wrong Answer: returns equal lines only once
SELECT DISTINCT dish.name AS dish, bill_line.served_on, bill_line.price
FROM bill_line
JOIN dish ON dish.id = bill_line.dish_id;
