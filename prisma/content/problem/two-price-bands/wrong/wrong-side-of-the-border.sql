-- Wrong Answer: raises a drink for exactly 4.00 by 10 % instead of 5 %
UPDATE drink
SET price = round(price * CASE WHEN price <= 4.00 THEN 1.10 ELSE 1.05 END, 2)
RETURNING id, name, price;
