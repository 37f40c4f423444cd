-- Wrong Answer: in leap years the days after February have a higher number
SELECT
  visit.id AS visit_id,
  dog.name,
  extract(year FROM came_on) - extract(year FROM born_on)
    - (extract(doy FROM came_on) < extract(doy FROM born_on))::int AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
