-- Runtime Error: 12a cannot be cast to an integer
SELECT id, street, number
FROM address
ORDER BY street, number::int, id;
