SELECT person
FROM photo_like
WHERE person = owner
GROUP BY person
ORDER BY person;
