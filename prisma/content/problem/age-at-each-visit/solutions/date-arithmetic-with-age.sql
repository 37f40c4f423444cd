SELECT
  visit.id AS visit_id,
  dog.name,
  extract(year FROM age(visit.came_on, dog.born_on)) AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
