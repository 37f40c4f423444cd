-- Wrong Answer: loses lakes that have exactly the required area or depth
SELECT name, area, depth FROM lake WHERE area > 500 OR depth > 200;
