-- Wrong Answer: does not count spaces at the end
SELECT id FROM notice WHERE char_length(trim(wording)) > 30;
