-- Wrong Answer: a reading in another year excludes the flat
SELECT flat.id, flat.tenant
FROM flat
LEFT JOIN reading ON reading.flat_id = flat.id
WHERE reading.id IS NULL;
