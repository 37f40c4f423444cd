-- Wrong Answer: returns a person once for each click
SELECT person FROM photo_like WHERE person = owner ORDER BY person;
