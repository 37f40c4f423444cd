-- Wrong Answer: treats a missing weight as 0, so every animal is heavier than that
SELECT
  young.name AS animal,
  mother.name AS mother,
  young.kg - coalesce(mother.kg, 0) AS surplus
FROM animal AS young
JOIN animal AS mother ON mother.id = young.mother_id
WHERE young.kg > coalesce(mother.kg, 0);
