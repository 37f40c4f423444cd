-- Wrong Answer: also drops members who have the name of somebody whom the founder invited
SELECT id, name
FROM member
WHERE name NOT IN (SELECT name FROM member WHERE invited_by = 1);
