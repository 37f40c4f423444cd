SELECT person.id
FROM person
LEFT JOIN person AS master ON master.id = person.master_id
WHERE person.wage < 1500
  AND person.master_id IS NOT NULL
  AND master.id IS NULL
ORDER BY person.id;
