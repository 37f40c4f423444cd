-- Wrong Answer: AND requires that a lake is large and deep
SELECT name, area, depth FROM lake WHERE area >= 500 AND depth >= 200;
