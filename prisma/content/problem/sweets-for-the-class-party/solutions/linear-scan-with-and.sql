SELECT id, name
FROM sweet
WHERE vegan AND nut_free;
