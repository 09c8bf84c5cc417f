CREATE TABLE "template_categories" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
