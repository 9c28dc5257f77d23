import { pathOf } from "@/lib/client/api"
import type { OperationName } from "@/lib/client/contract"
import type { HostileCase } from "../support/barrage"
import { requestBytes } from "../support/raw-http"
import { nastyTexts } from "./nasty-text"

/** Written as text, because JSON.stringify would not produce most of it. */
export const JSON_VALUES = [
	"null",
	"true",
	"0",
	"-1",
	"1.5",
	"1e308",
	"1e999",
	"-0",
	"12345678901234567890123",
	"[]",
	"[null]",
	'["a","b"]',
	"[[[[]]]]",
	"{}",
	'{"$ne":null}',
	'{"$gt":""}',
	'{"contains":""}',
	'{"set":"x"}',
	'{"__proto__":{"isAdmin":true}}',
	'{"constructor":{"prototype":{"x":1}}}',
	'{"toString":"x"}',
	'{"toJSON":"x"}',
	'{"length":1e9}',
	'""',
	'" "',
	'"\\u0000"',
	'"a\\u0000b"',
	'"\\ud800"',
	'"\\udc00\\ud800"',
	'"\\u202e\\u200b"',
	`"${"x".repeat(60_000)}"`,
	`"${"x".repeat(100_000)}"`,
	`${"[".repeat(10_000)}${"]".repeat(10_000)}`,
	`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
	`[${"0,".repeat(20_000)}0]`,
	`{${Array.from({ length: 3_000 }, (_, at) => `"k${at}":${at}`).join(",")}}`,
	"NaN",
	"undefined",
	"'x'",
	"0x10",
	"[1,]",
]

const BODIES = [
	"",
	" ",
	"null",
	"[]",
	'"x"',
	"1",
	"true",
	"{",
	"}",
	"{}",
	"{}{}",
	"{}}",
	"{}\u0000",
	"[{}]",
	"{'a':1}",
	'{"a":1,}',
	'{"a" 1}',
	'{/* */"a":1}',
	"\uFEFF{}",
	'{"__proto__":null}',
	'{"__proto__":{"email":"a@b.c","password":"x"}}',
	'{"constructor":1,"hasOwnProperty":2,"toString":3}',
	`{"a":"${"x".repeat(70_000)}"}`,
	"[".repeat(60_000),
	'{"a":'.repeat(12_000),
	"\\u007b\\u007d",
	"email=a@b.c&password=x",
	"<a/>",
	"%7B%7D",
]

const TYPES = [
	"text/plain",
	"text/json",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=b",
	"application/jsonx",
	"application/json; charset=utf-16",
	"application/json; charset=nonsense",
	"application/merge-patch+json",
	"application/json, text/plain",
	"APPLICATION/JSON",
	"*/*",
	"\u00ff",
	"",
]

/**
 * Each field with values of every other type, and bodies that are not objects.
 * @param good makes a new valid body for each case, because some of its values must be new
 */
export function jsonCases(
	operation: OperationName,
	good: () => Record<string, unknown>,
	{ token, params }: { token?: string; params?: Record<string, string> } = {},
): HostileCase[] {
	const path = pathOf(operation, params)
	const method = operation.slice(0, operation.indexOf(" "))
	const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
	const make = (name: string, body: string | Buffer, headers: Record<string, string> = {}): HostileCase => ({
		name: `${operation} ${name}`,
		// The kinds are each operation and each change to a field or to the whole body.
		kinds: [operation, name.slice(name.indexOf(": ") + 1)],
		bytes: requestBytes({
			method,
			path,
			headers: { "Content-Type": "application/json", ...authorization, ...headers },
			body,
		}),
	})
	const around = (field: string, value: string) => {
		const rest = Object.entries(good()).filter(([name]) => name !== field)
		const pairs = rest.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`)
		return `{${[...pairs, `${JSON.stringify(field)}:${value}`].join(",")}}`
	}
	const fields = Object.keys(good())
	const texts = nastyTexts(0).filter((text) => text.length < 3_000)
	return [
		...fields.flatMap((field) =>
			JSON_VALUES.map((value) => make(`${field}: ${value.slice(0, 40)}`, around(field, value))),
		),
		...fields.flatMap((field) =>
			texts.map((text) => make(`${field}: ${text.slice(0, 40)}`, around(field, JSON.stringify(text)))),
		),
		...fields.map((field) => make(`${field} twice`, around(field, '"a"').replace("{", `{"${field}":{},`))),
		...["tenant_slug", "tenant_id", "role", "id"].flatMap((field) =>
			JSON_VALUES.slice(0, 26).map((value) => make(`${field}: ${value.slice(0, 40)}`, around(field, value))),
		),
		...BODIES.map((body) => make(`body ${body.slice(0, 40)}`, body)),
		...TYPES.map((type) => make(`type ${type}`, JSON.stringify(good()), { "Content-Type": type })),
		make("UTF-16", Buffer.from(JSON.stringify(good()), "utf16le")),
		make("bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
		make("an overlong encoding", Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])),
		make("gzip claimed", JSON.stringify(good()), { "Content-Encoding": "gzip" }),
	]
}
