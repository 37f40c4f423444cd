-- Wrong Answer: leap days make a year full too early
SELECT visit.id AS visit_id, dog.name, (came_on - born_on) / 365 AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
