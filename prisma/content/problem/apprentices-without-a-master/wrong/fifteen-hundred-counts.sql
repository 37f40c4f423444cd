-- Wrong Answer: includes a wage of exactly 1500
SELECT id
FROM person
WHERE wage <= 1500
  AND master_id NOT IN (SELECT id FROM person)
ORDER BY id;
