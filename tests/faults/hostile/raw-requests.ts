import type { HostileCase } from "../support/barrage"
import { requestBytes } from "../support/raw-http"

const raw = (name: string, text: string, more: Partial<HostileCase> = {}): HostileCase => ({
	name,
	bytes: Buffer.from(text, "latin1"),
	// A hand-written case is its own kind.
	kinds: [name],
	...more,
})
const refused = (...statuses: number[]) => ({
	check: ({ status }: { status: number }) =>
		statuses.includes(status) ? undefined : `is not ${statuses.join(" or ")}`,
})
const HEAD =
	"POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
const LINE = "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
const BODY = '{"email":"a@b.c","password":"x"}'

/** Requests whose end two parsers see in different places, as in request smuggling. */
const FRAMING: HostileCase[] = [
	raw(
		"length and chunks",
		`${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x`,
		refused(400),
	),
	raw("chunks and length", `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`, refused(400)),
	raw("two lengths", `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n${BODY}`, refused(400)),
	raw("two equal lengths", `${HEAD}Content-Length: 32\r\nContent-Length: 32\r\n\r\n${BODY}`, refused(400)),
	raw("a list of lengths", `${HEAD}Content-Length: 32, 32\r\n\r\n${BODY}`, refused(400)),
	...["-1", "+5", "0x20", "1e1", "5 5", "99999999999999999999", "", "abc", "32;", " 32x"].map((length) =>
		raw(`length ${length}`, `${HEAD}Content-Length: ${length}\r\n\r\n${BODY}`, { mayClose: true, thenClose: true }),
	),
	...[
		"xchunked",
		"chunked, identity",
		"identity, chunked",
		"gzip",
		"chunked, chunked",
		" chunked",
		"chunked ",
		"CHUNKED",
		"\tchunked",
		"chu\u0000nked",
		"chunked\r\nTransfer-Encoding: identity",
	].map((coding) =>
		raw(`transfer ${JSON.stringify(coding)}`, `${HEAD}Transfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`, {
			mayClose: true,
			thenClose: true,
		}),
	),
	...[
		"zz",
		"-1",
		"0x5",
		"5;".padEnd(20_000, "a"),
		"ffffffffffffffff",
		"100000000000000000",
		"",
		" 5",
		"5 ",
		"\u0000",
	].map((size) =>
		raw(
			`chunk of ${JSON.stringify(size).slice(0, 20)}`,
			`${HEAD}Transfer-Encoding: chunked\r\n\r\n${size}\r\nhello\r\n0\r\n\r\n`,
			{
				mayClose: true,
				thenClose: true,
			},
		),
	),
	raw("chunks without an end", `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello`, {
		mayClose: true,
		thenClose: true,
	}),
	raw("chunk shorter than said", `${HEAD}Transfer-Encoding: chunked\r\n\r\n9\r\nhello\r\n0\r\n\r\n`, {
		mayClose: true,
		thenClose: true,
	}),
	raw("a trailer", `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: Bearer x\r\n\r\n`),
	raw(
		"a thousand chunks",
		`${HEAD}Transfer-Encoding: chunked\r\n\r\n${"1\r\n \r\n".repeat(1_000)}2\r\n{}\r\n0\r\n\r\n`,
	),
	raw("body shorter than said", `${HEAD}Content-Length: 900\r\n\r\n${BODY}`, { mayClose: true, thenClose: true }),
	raw("a request behind a request", `${HEAD}Content-Length: 2\r\n\r\n{}GET /api/health HTTP/1.1\r\n\r\n`),
	raw(
		"a body with GET",
		`GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\nabcd`,
		refused(200),
	),
]

const LINES: HostileCase[] = [
	"GET /api/health HTTP/0.9",
	"GET /api/health HTTP/1.2",
	"GET /api/health HTTP/2.0",
	"GET /api/health HTTP/9.9",
	"GET /api/health HTTPS/1.1",
	"GET /api/health ICE/1.0",
	"GET /api/health",
	"GET  /api/health HTTP/1.1",
	"GET\t/api/health HTTP/1.1",
	" GET /api/health HTTP/1.1",
	"GET /api/health HTTP/1.1 ",
	"GET /api/health\u0000 HTTP/1.1",
	"GET http://evil.example/api/health HTTP/1.1",
	"GET //evil.example/api/health HTTP/1.1",
	"GET \\\\evil\\api HTTP/1.1",
	"GET * HTTP/1.1",
	"OPTIONS * HTTP/1.1",
	"GET ?x HTTP/1.1",
	"GET #x HTTP/1.1",
	"GET /api/health#x HTTP/1.1",
	"GET api/health HTTP/1.1",
	`GET /${"a".repeat(20_000)} HTTP/1.1`,
	`GET /api/${"a/".repeat(10_000)} HTTP/1.1`,
	"PRI * HTTP/2.0",
	"\u0016\u0003\u0001\u0002\u0000\u0001",
	"\u0000\u0000\u0000",
	"EHLO example.com",
].map((line) =>
	raw(`line ${JSON.stringify(line).slice(0, 50)}`, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, {
		mayClose: true,
		thenClose: true,
	}),
)

const HEADERS: HostileCase[] = [
	...[4_000, 10_000, 20_000, 100_000].map((size) =>
		raw(`a header of ${size}`, `${LINE}X-Long: ${"x".repeat(size)}\r\n\r\n`),
	),
	...[100, 1_900, 5_000].map((count) =>
		raw(`${count} headers`, `${LINE}${Array.from({ length: count }, (_, at) => `X-${at}: y\r\n`).join("")}\r\n`),
	),
	...["\u0000", "\u0001", "\u000b", "\u007f", "\u0080", "\r", "\n"].map((control) =>
		raw(`control ${JSON.stringify(control)}`, `${LINE}X-Control: a${control}b\r\n\r\n`, {
			mayClose: true,
			thenClose: true,
		}),
	),
	...["Bad Name: x", ": x", "X\u0000: y", "X : y", "nocolon", " folded", "(x): y", "[]: y", "ü: y"].map((line) =>
		raw(`header ${JSON.stringify(line)}`, `${LINE}${line}\r\n\r\n`, { mayClose: true, thenClose: true }),
	),
	...[
		"",
		"a b",
		"evil.example/path",
		"evil.example@localhost",
		"localhost:99999999",
		"[::1",
		"локалхост",
		"a,b",
		"%00",
		"x".repeat(300),
	].map((host) =>
		raw(
			`host ${JSON.stringify(host).slice(0, 30)}`,
			`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
		),
	),
	...["evil.example", "localhost"].map((other) =>
		raw(
			`two hosts, of which the other is ${other}`,
			`GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: ${other}\r\nConnection: close\r\n\r\n`,
			refused(400),
		),
	),
	raw("no host", "GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n", refused(400)),
	raw("only line feeds", "GET /api/health HTTP/1.1\nHost: localhost\nConnection: close\n\n", { mayClose: true }),
	raw("empty lines first", `\r\n\r\n\r\n${LINE}\r\n`),
	raw("another expectation", `${HEAD}Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`, refused(417)),
	raw(
		"an upgrade",
		`GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
	),
	raw(
		"a web socket",
		`GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
	),
	...[
		"x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy",
		"x-middleware-prefetch: 1",
		"x-nextjs-data: 1",
		"x-invoke-path: /admin",
		"x-invoke-status: 500",
		"x-matched-path: /admin",
		"next-action: 7f",
		"next-resume: 1",
		"rsc: 1",
		"next-router-prefetch: 1",
		"next-router-state-tree: %5B%22%22",
		"next-url: //x",
		"x-forwarded-host: evil.example",
		"x-forwarded-proto: javascript",
		"x-forwarded-for: ' OR 1=1",
		"forwarded: for=x",
		"accept-encoding: *;q=0",
		"accept: \u00ff",
		"accept-language: zz-\u0080",
		"cookie: a",
		"cookie: =;;;=",
		`cookie: ${"a=b; ".repeat(2_000)}`,
		"if-none-match: *",
		"if-modified-since: never",
		"origin: null",
		"referer: \u00ff",
		"user-agent: \u00ff\u00fe",
		"content-type: \u00ff",
		"x-request-id: ../../x",
		"range: bytes=0-0",
	].flatMap((line) =>
		["/api/health", "/", "/admin/platform/dashboard", "/api/admin/dashboard"].map((path) =>
			raw(
				`${path} with ${line.slice(0, 40)}`,
				`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${line}\r\n\r\n`,
				{ kinds: [line, path] },
			),
		),
	),
]

const METHODS = [
	"TRACE",
	"TRACK",
	"CONNECT",
	"OPTIONS",
	"HEAD",
	"PUT",
	"DELETE",
	"PATCH",
	"POST",
	"get",
	"Get",
	"PROPFIND",
	"MKCOL",
	"COPY",
	"MOVE",
	"LOCK",
	"SEARCH",
	"PURGE",
	"LINK",
	"M-SEARCH",
	"BREW",
	"FOO",
	"QUERY",
	"G",
	"G\u0000T",
	"GET,POST",
	"__proto__",
]
const METHOD_PATHS = [
	"/",
	"/api",
	"/api/health",
	"/api/tenant/demo",
	"/api/tenant/demo/submit",
	"/api/admin/dashboard",
	"/api/unknown",
	"/media/assets/x",
	"/admin/platform",
	"/favicon.ico",
]

export function rawCases(): HostileCase[] {
	const methods = METHODS.flatMap((method) =>
		METHOD_PATHS.map((path) =>
			raw(
				`${JSON.stringify(method)} ${path}`,
				`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
				{
					kinds: [method, path],
					// If the parser does not recognize the method, the server may close the connection without an
					// answer.
					mayClose: !/^[A-Z-]+$/.test(method),
				},
			),
		),
	)
	return [...FRAMING, ...LINES, ...HEADERS, ...methods]
}

const RANGES = [
	"bytes=0-0",
	"bytes=0-",
	"bytes=-1",
	"bytes=-0",
	"bytes=1-0",
	"bytes=0-99999999999999999999",
	"bytes=99999999999-",
	"bytes=-99999999999",
	"bytes=0-0,1-1",
	"bytes=0-0,-1",
	`bytes=${"0-0,".repeat(1_500)}0-0`,
	"bytes=a-b",
	"bytes=",
	"bytes",
	"bytes=--1",
	"bytes=0x0-0x1",
	"bytes=1e3-",
	"bytes= 0-1",
	"bytes=0 - 1",
	"BYTES=0-1",
	"items=0-1",
	"bytes=0-1;x",
	"bytes=\u00ff",
	"bytes=+0-1",
	"bytes=0-1\t",
	"",
	"none",
	"bytes=18446744073709551616-",
	"bytes=-18446744073709551616",
	"bytes=9007199254740993-9007199254740994",
	"bytes=NaN-",
	"bytes=Infinity-",
	"bytes=0.5-1",
]
const CONDITIONS: Record<string, string>[] = [
	{},
	{ "If-Range": '"x"' },
	{ "If-Range": "Wed, 21 Oct 2026 07:28:00 GMT" },
	{ "If-None-Match": '"x", W/"y"' },
]

export function rangeCases(path: string): HostileCase[] {
	return ["GET", "HEAD"].flatMap((method) =>
		RANGES.flatMap((range) =>
			CONDITIONS.map((condition) => ({
				name: `${method} ${range.slice(0, 30)} ${JSON.stringify(condition)}`,
				kinds: [range, `${method} ${JSON.stringify(condition)}`],
				bytes: requestBytes({ method, path, headers: { Range: range, ...condition } }),
				...refused(200, 206, 304, 416),
			})),
		),
	)
}
