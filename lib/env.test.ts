import { expect, it } from "vitest"
import { parseEnv } from "./env-schema.mjs"

const secret = "a secret of thirty-two characters or more"

const NEEDED = {
	DATABASE_URL: "postgresql://localhost/x",
	NEXTAUTH_SECRET: secret,
	ENCRYPTION_KEY: secret,
	MEDIA_SECRET: secret,
	APP_URL: "http://localhost:3000",
	NODE_ENV: "test",
} as const

it("by default answers within five seconds while the database or the bucket is silent", () => {
	const settings = parseEnv(NEEDED)
	// A statement's timeout is half a second longer than a connection's.
	expect(settings.DATABASE_PATIENCE_MS + 500).toBeLessThan(5_000)
	expect(settings.STORAGE_PATIENCE_MS).toBeLessThan(5_000)
})

it.each([
	["https://shop.example/app", false],
	["https://shop.example/?a=b", false],
	["https://shop.example/#top", false],
	["https://ada:secret@shop.example", false],
	["https://:secret@shop.example", false],
	["https://shop.example//x", false],
	["ftp://shop.example", false],
	["shop.example", false],
	["https://shop.example", "https://shop.example"],
	["https://shop.example//", "https://shop.example"],
	["HTTPS://Shop.Example:443/", "https://shop.example"],
	["http://[::1]:3000/", "http://[::1]:3000"],
])("APP_URL is a host alone: %s", (APP_URL, taken) => {
	const read = () => parseEnv({ ...NEEDED, APP_URL }).APP_URL
	if (taken) expect(read()).toBe(taken)
	else expect(read).toThrow(/^Configuration: APP_URL must be /)
})

it("lets the product call nothing but public addresses, unless the operator names a range and a port", () => {
	expect(parseEnv(NEEDED).OUTBOUND_ALLOW).toEqual([])
	const { OUTBOUND_ALLOW } = parseEnv({ ...NEEDED, OUTBOUND_ALLOW: "10.0.0.0/8:443, [fd00::/8]:8080," })
	expect(OUTBOUND_ALLOW.map(({ cidr, port }) => `${cidr.join("/")} ${port}`)).toEqual([
		"10.0.0.0/8 443",
		"fd00::/8 8080",
	])
	for (const bad of ["10.0.0.1:80", "10.0.0.0/33:80", "10.0.0.0/8", "example.com/8:80", "10.0.0.0/8:any"]) {
		expect(() => parseEnv({ ...NEEDED, OUTBOUND_ALLOW: bad })).toThrow("OUTBOUND_ALLOW must be a list of CIDR:port")
	}
})
