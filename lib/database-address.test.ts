import pg from "pg"
import { describe, expect, it } from "vitest"
import { readAddress } from "./database-address.mjs"

/** What the driver makes of it. */
function clientOf(address: string) {
	const { host, port, database, user, password, ssl } = new pg.Client(readAddress(address).config)
	return { host, port, database, user, password, ssl }
}

describe("an address as people copy it", () => {
	it.each([
		["postgresql://ada:pw@/shop?host=/run/postgresql", { host: "/run/postgresql", database: "shop", user: "ada" }],
		["postgresql:///shop?host=/cloudsql/p:r:i", { host: "/cloudsql/p:r:i", database: "shop" }],
		["postgresql://ada@%2Frun%2Fpostgresql/shop", { host: "/run/postgresql", database: "shop", user: "ada" }],
		["postgres://ada:p%40ss@[::1]:5433/shop", { host: "::1", port: 5433, password: "p@ss" }],
		[" postgresql://ada:pw@db.example/shop\r\n", { host: "db.example", database: "shop" }],
		["postgresql://ada:pw@db.example/shop?pgbouncer=true&connection_limit=1&pool_timeout=0", { host: "db.example" }],
	])("%s", (address, wanted) => {
		expect(clientOf(address)).toMatchObject(wanted)
	})

	it.each([
		["postgresql://ada:pw@a.example:5432,b.example:5432/shop", /names several hosts/],
		["postgresql://a.example,b.example/shop?target_session_attrs=primary", /names several hosts/],
		["postgresql://ada:pw@db.example/shop?sslmode=true", /sslmode in DATABASE_URL must be disable, allow/],
		["postgresql://ada:pw@db.example/shop?sslmode=verify_full", /sslmode in DATABASE_URL must be/],
	])("%s is refused with the mend, and without the password", (address, wanted) => {
		expect(() => readAddress(address)).toThrow(wanted)
		expect(() => readAddress(address)).not.toThrow(/:pw@/)
	})
})

describe("TLS", () => {
	const tlsOf = (query: string) => clientOf(`postgresql://ada:pw@db.example/shop?${query}`).ssl

	it.each([
		["sslmode=require&channel_binding=require", { rejectUnauthorized: false }],
		["sslmode=no-verify", { rejectUnauthorized: false }],
		["sslmode=prefer", { rejectUnauthorized: false }],
		["sslmode=verify-full", {}],
		["sslmode=disable", false],
		["sslmode=allow", false],
		["ssl=true", true],
	])("%s", (query, wanted) => {
		expect(tlsOf(query)).toEqual(wanted)
	})
})
