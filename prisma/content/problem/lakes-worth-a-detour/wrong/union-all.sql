-- Wrong Answer: returns a lake that is large and deep twice
SELECT name, area, depth FROM lake WHERE area >= 500
UNION ALL
SELECT name, area, depth FROM lake WHERE depth >= 200;
