-- Wrong Answer: joins each animal with its young instead of its mother
SELECT
  young.name AS animal,
  mother.name AS mother,
  young.kg - mother.kg AS surplus
FROM animal AS young
JOIN animal AS mother ON mother.mother_id = young.id
WHERE young.kg > mother.kg;
