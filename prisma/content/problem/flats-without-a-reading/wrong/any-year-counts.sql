-- Wrong Answer: a reading of another year makes the flat drop out
SELECT flat.id, flat.tenant
FROM flat
LEFT JOIN reading ON reading.flat_id = flat.id
WHERE reading.id IS NULL;
