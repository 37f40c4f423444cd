-- Wrong Answer: compares the day of the month even if the month is already later
SELECT
  visit.id AS visit_id,
  dog.name,
  extract(year FROM came_on) - extract(year FROM born_on) - (
    extract(month FROM came_on) < extract(month FROM born_on)
    OR extract(day FROM came_on) < extract(day FROM born_on)
  )::int AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
