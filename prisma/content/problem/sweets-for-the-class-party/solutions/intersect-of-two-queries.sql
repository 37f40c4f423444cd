SELECT id, name FROM sweet WHERE vegan
INTERSECT
SELECT id, name FROM sweet WHERE nut_free;
