SELECT id, street, number
FROM address
ORDER BY street, rtrim(number, 'abcdefghijklmnopqrstuvwxyz')::int, number, id;
