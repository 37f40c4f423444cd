SELECT
  id,
  overlay(lower(name) PLACING upper(left(name, 1)) FROM 1 FOR 1) AS name
FROM tenant
ORDER BY id;
