-- Wrong Answer: keeps sweets for which an answer is missing
SELECT id, name FROM sweet WHERE vegan IS NOT FALSE AND nut_free IS NOT FALSE;
