-- Wrong Answer: returns a person once for each photo
SELECT person
FROM (SELECT DISTINCT photo, person FROM photo_like WHERE person = owner) AS own
ORDER BY person;
