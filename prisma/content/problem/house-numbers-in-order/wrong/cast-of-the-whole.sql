-- Runtime Error: 12a is not a number
SELECT id, street, number
FROM address
ORDER BY street, number::int, id;
