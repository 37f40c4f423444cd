SELECT teacher, count(instrument) AS instruments
FROM (SELECT DISTINCT teacher, instrument FROM lesson) AS taught
GROUP BY teacher;
