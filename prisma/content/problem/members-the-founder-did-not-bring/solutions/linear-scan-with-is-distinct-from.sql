SELECT id, name
FROM member
WHERE invited_by IS DISTINCT FROM 1;
