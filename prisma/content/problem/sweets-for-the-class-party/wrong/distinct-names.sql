-- Wrong Answer: returns only one of several sweets with the same name
SELECT min(id) AS id, name FROM sweet WHERE vegan AND nut_free GROUP BY name;
