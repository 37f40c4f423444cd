-- Wrong Answer: tests only one of the three rods
SELECT id, a, b, c, CASE WHEN a + b > c THEN 'yes' ELSE 'no' END AS fits
FROM rod_set;
