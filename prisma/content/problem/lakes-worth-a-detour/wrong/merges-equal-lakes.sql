-- Wrong Answer: UNION merges two different lakes with equal columns
SELECT name, area, depth FROM lake WHERE area >= 500
UNION
SELECT name, area, depth FROM lake WHERE depth >= 200;
