-- Wrong Answer: takes the first instrument in alphabetical order
SELECT musician, min(instrument) AS instrument FROM plays GROUP BY musician;
