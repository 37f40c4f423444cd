-- Wrong Answer: loses members whom somebody else invited
SELECT id, name FROM member WHERE invited_by IS NULL;
