-- Wrong Answer: compares strings, so 10 comes before 9
SELECT id, street, number
FROM address
ORDER BY street, number, id;
