-- A search through many passages reads thousands of rows for their keys alone: text and words lie elsewhere, so that the
-- rows are small. Those that are there become so when their source is read again.
ALTER TABLE "context_chunks" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "context_chunks" ALTER COLUMN "item_id" SET STORAGE MAIN, ALTER COLUMN "app_id" SET STORAGE MAIN,
  ALTER COLUMN "text" SET STORAGE EXTERNAL, ALTER COLUMN "words" SET STORAGE EXTERNAL;
