SELECT name, area, depth
FROM lake
WHERE area >= 500 OR depth >= 200;
