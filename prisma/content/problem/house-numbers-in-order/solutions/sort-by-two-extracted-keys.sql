SELECT id, street, number
FROM address
ORDER BY
  street,
  substring(number FROM '\d+')::int,
  substring(number FROM '[a-z]') NULLS FIRST,
  id;
