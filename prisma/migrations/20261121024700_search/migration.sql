-- The index is derived from the records: the next start fills it.
DROP TABLE "search_documents";
DROP FUNCTION search_fold(text);

-- English stems of every word: no stop words, which would empty a query of nothing else. The words are split and folded
-- before they come here (shared/rules/search-words.ts), so the parser finds letters and digits alone.
CREATE TEXT SEARCH DICTIONARY english_stem_of_all (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION stems (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION stems
  ADD MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, int, uint, float, sfloat, version
  WITH english_stem_of_all;

-- CreateTable
CREATE TABLE "search_documents" (
    "resource" TEXT NOT NULL,
    "record_key" UUID NOT NULL,
    "record_id" INTEGER NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "header" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "header_words" TEXT COLLATE "C" NOT NULL,
    "header_vector" tsvector NOT NULL,
    "vector" tsvector NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("record_key")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "neighbourhood" TEXT[],

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "search_documents_header_words_resource_idx" ON "search_documents"("header_words", "resource" DESC);

-- CreateIndex
CREATE INDEX "search_documents_resource_place_record_id_idx" ON "search_documents"("resource", "place", "record_id");

-- What Prisma's schema language cannot say

-- Without a list of what is still to be entered, which each search would have to read through after many writes.
CREATE INDEX "search_documents_header_vector_idx" ON "search_documents" USING GIN ("header_vector") WITH (fastupdate = off);
CREATE INDEX "search_documents_vector_idx" ON "search_documents" USING GIN ("vector") WITH (fastupdate = off);
CREATE INDEX "search_words_neighbourhood_idx" ON "search_words" USING GIN ("neighbourhood") WITH (fastupdate = off);
