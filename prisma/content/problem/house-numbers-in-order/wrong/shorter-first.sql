-- Wrong Answer: sorts by length first, where the letter counts like a digit: 12a is as long as 100
SELECT id, street, number
FROM address
ORDER BY street, length(number), number, id;
