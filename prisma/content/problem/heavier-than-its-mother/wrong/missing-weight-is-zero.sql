-- Wrong Answer: takes a missing weight for 0, and every animal is heavier than that
SELECT
  young.name AS animal,
  mother.name AS mother,
  young.kg - coalesce(mother.kg, 0) AS surplus
FROM animal AS young
JOIN animal AS mother ON mother.id = young.mother_id
WHERE young.kg > coalesce(mother.kg, 0);
