-- Wrong Answer: truncates to cents instead of rounding
UPDATE drink
SET price = trunc(price * CASE WHEN price < 4.00 THEN 1.10 ELSE 1.05 END, 2)
RETURNING id, name, price;
