-- Wrong Answer: leaves uppercase letters in the rest of the name
SELECT id, upper(left(name, 1)) || substring(name FROM 2) AS name
FROM tenant
ORDER BY id;
