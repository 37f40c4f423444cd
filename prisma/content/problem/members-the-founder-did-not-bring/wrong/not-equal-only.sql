-- Wrong Answer: loses members whose invited_by is NULL
SELECT id, name FROM member WHERE invited_by <> 1;
