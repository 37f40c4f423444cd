SELECT DISTINCT person
FROM photo_like
WHERE person = owner
ORDER BY person;
