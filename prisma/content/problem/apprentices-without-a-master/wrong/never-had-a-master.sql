-- Wrong Answer: returns people who never had a master
SELECT id
FROM person
WHERE wage < 1500
  AND NOT EXISTS (SELECT FROM person AS master WHERE master.id = person.master_id)
ORDER BY id;
