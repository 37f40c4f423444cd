-- Wrong Answer: the highest bid may have been made more than once
SELECT max(euros) AS euros FROM bid;
