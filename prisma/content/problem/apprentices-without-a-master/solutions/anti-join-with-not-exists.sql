SELECT id
FROM person
WHERE wage < 1500
  AND master_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM person AS master WHERE master.id = person.master_id)
ORDER BY id;
