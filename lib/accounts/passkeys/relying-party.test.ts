import { expect, it } from "vitest"
import { relyingParty } from "./relying-party"

it.each([
	["https://reviews.example.com", { id: "reviews.example.com", origin: "https://reviews.example.com" }],
	["https://reviews.example.com:8443", { id: "reviews.example.com", origin: "https://reviews.example.com:8443" }],
	["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
	["https://localhost", { id: "localhost", origin: "https://localhost" }],
	["http://reviews.example.com", null],
	["http://localhost.example.com", null],
	["http://127.0.0.1:3000", null],
	["https://192.0.2.7", null],
	["https://192.519", null],
	["https://[2001:db8::1]", null],
])("%s", (appUrl, expected) => {
	expect(relyingParty(appUrl)).toEqual(expected)
})
