-- CreateTable
CREATE TABLE "blog_notices" (
    "blog_key" UUID NOT NULL,
    "is_sending" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_notices_pkey" PRIMARY KEY ("blog_key")
);

-- AddForeignKey
ALTER TABLE "blog_notices" ADD CONSTRAINT "blog_notices_blog_key_fkey" FOREIGN KEY ("blog_key") REFERENCES "blogs"("key") ON DELETE CASCADE ON UPDATE CASCADE;
