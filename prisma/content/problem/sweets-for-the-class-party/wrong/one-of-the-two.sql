-- Wrong Answer: OR keeps sweets for which only one condition holds
SELECT id, name FROM sweet WHERE vegan OR nut_free;
