-- Wrong Answer: counts the bytes of a string instead of its characters
SELECT id FROM notice WHERE octet_length(wording) > 30;
