-- Wrong Answer: NULL sorts last, so 12 comes after 12a
SELECT id, street, number
FROM address
ORDER BY
  street,
  substring(number FROM '\d+')::int,
  substring(number FROM '[a-z]'),
  id;
