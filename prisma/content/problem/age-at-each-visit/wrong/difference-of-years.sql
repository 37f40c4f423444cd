-- Wrong Answer: counts the year of the visit even before the birthday
SELECT
  visit.id AS visit_id,
  dog.name,
  extract(year FROM came_on) - extract(year FROM born_on) AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
