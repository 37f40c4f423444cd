-- Wrong Answer: sorts in descending order
SELECT DISTINCT person FROM photo_like WHERE person = owner ORDER BY person DESC;
