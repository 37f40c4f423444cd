-- Wrong Answer: divides by 365, so leap days complete a year too early
SELECT visit.id AS visit_id, dog.name, (came_on - born_on) / 365 AS years
FROM visit
JOIN dog ON dog.id = visit.dog_id;
