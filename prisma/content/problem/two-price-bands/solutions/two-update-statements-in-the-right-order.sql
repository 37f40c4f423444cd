UPDATE drink SET price = round(price * 1.05, 2) WHERE price >= 4.00;
UPDATE drink SET price = round(price * 1.10, 2) WHERE price < 4.00;
SELECT id, name, price FROM drink;
