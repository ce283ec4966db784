BEGIN TRANSACTION;
CREATE TABLE choices (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice VARCHAR(100) NOT NULL, 
	PRIMARY KEY ("match", number)
);
INSERT INTO "choices" VALUES('RGXxVDBMYdZ6DuaN',0,1,'saw_cleaver');
INSERT INTO "choices" VALUES('RGXxVDBMYdZ6DuaN',1,0,'hunter_pistol');
INSERT INTO "choices" VALUES('RGXxVDBMYdZ6DuaN',2,2,'saw_cleaver');
INSERT INTO "choices" VALUES('RGXxVDBMYdZ6DuaN',3,0,'transform');
CREATE TABLE house (
	schema INTEGER NOT NULL
);
INSERT INTO "house" VALUES(1);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	pack VARCHAR(100) NOT NULL, 
	players JSON NOT NULL, 
	bots JSON NOT NULL, 
	seed VARCHAR(20) NOT NULL, 
	options JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	winners JSON NOT NULL, 
	scores JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('RGXxVDBMYdZ6DuaN','B4swbwuzab_LE9KO','bloodborne',2,'d79e7347097e7904','["Henryk", "Ana", "Bea"]','["random", "", ""]','8380693537093158277','{}',1,0,'[]','[]');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	open BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('B4swbwuzab_LE9KO',0,'bot','Henryk','random','',0);
INSERT INTO "seats" VALUES('B4swbwuzab_LE9KO',1,'person','Ana','','d778e22aa2f187fa2564f6e52cb010868f8e0f7d7e413f58ba598ac9076262ab',0);
INSERT INTO "seats" VALUES('B4swbwuzab_LE9KO',2,'person','Bea','','0a5fc96e31ec1d1f057aa0c851c3fc91f9ed9a20020dcc87a29484a0dcca3e22',0);
INSERT INTO "seats" VALUES('Keb37Fy39WZAkpeL',0,'empty','','','',0);
INSERT INTO "seats" VALUES('Keb37Fy39WZAkpeL',1,'person','Carla','','889ad9778a0e26897235edda0d7b6605487529ae63b15fb48c4785ad4a9a289e',0);
INSERT INTO "seats" VALUES('Keb37Fy39WZAkpeL',2,'empty','','','',0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	pack VARCHAR(100) NOT NULL, 
	options JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	clock INTEGER NOT NULL, 
	absence INTEGER NOT NULL, 
	stage VARCHAR(10) NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	rematch VARCHAR(32) NOT NULL, 
	origin VARCHAR(32) NOT NULL, 
	origin_at INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('B4swbwuzab_LE9KO','Thursday night','bloodborne','d79e7347097e7904','{}',1,1,0,60,'playing','RGXxVDBMYdZ6DuaN','','',0,1700000000,4);
INSERT INTO "tables" VALUES('Keb37Fy39WZAkpeL','','bloodborne','d79e7347097e7904','{}',0,1,0,60,'seating','','','',0,1700000000,1);
CREATE TABLE talk (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	phrase VARCHAR(100) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "talk" VALUES('B4swbwuzab_LE9KO',0,1,'Ana','good evening','',1700000000);
INSERT INTO "talk" VALUES('B4swbwuzab_LE9KO',1,2,'Bea','','no_deal',1700000000);
CREATE INDEX ix_tables_created ON tables (created);
CREATE INDEX ix_tables_public ON tables (public);
CREATE INDEX ix_matches_ended ON matches (ended);
COMMIT;
