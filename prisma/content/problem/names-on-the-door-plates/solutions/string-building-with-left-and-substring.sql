SELECT
  id,
  upper(left(name, 1)) || lower(substring(name FROM 2)) AS name
FROM tenant
ORDER BY id;
