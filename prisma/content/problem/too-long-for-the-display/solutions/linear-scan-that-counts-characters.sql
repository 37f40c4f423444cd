SELECT id
FROM notice
WHERE char_length(wording) > 30;
