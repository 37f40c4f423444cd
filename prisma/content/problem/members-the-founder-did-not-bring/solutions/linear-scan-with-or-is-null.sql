SELECT id, name
FROM member
WHERE invited_by <> 1 OR invited_by IS NULL;
