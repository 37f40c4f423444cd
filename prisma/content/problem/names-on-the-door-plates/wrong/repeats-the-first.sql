-- Wrong Answer: the rest starts at the first character
SELECT id, upper(left(name, 1)) || lower(substring(name FROM 1)) AS name
FROM tenant
ORDER BY id;
