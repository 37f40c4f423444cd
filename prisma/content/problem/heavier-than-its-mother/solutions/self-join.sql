SELECT
  young.name AS animal,
  mother.name AS mother,
  young.kg - mother.kg AS surplus
FROM animal AS young
JOIN animal AS mother ON mother.id = young.mother_id
WHERE young.kg > mother.kg;
