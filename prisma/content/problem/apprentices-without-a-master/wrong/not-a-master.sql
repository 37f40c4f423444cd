-- Wrong Answer: finds people who are nobody's master
SELECT id
FROM person
WHERE wage < 1500
  AND id NOT IN (SELECT master_id FROM person WHERE master_id IS NOT NULL)
ORDER BY id;
