-- Wrong Answer: counts music theory as an instrument
SELECT teacher, count(*) AS instruments
FROM (SELECT DISTINCT teacher, instrument FROM lesson) AS taught
GROUP BY teacher;
