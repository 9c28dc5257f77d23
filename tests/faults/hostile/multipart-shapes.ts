import fc from "@/tests/support/fast-check"
import type { HostileCase } from "../support/barrage"
import { requestBytes } from "../support/raw-http"
import { nastyTexts, SEED } from "./nasty-text"

const CRLF = "\r\n"
const GOOD = { name: "Ada", email: "ada@example.com", website: "", consent: "true", duration_seconds: "3" }

type Field = [disposition: string, value: string | Buffer, more?: string]

function form(boundary: string, parts: Field[], end = `--${boundary}--${CRLF}`): Buffer {
	const pieces = parts.flatMap(([disposition, value, more = ""]) => [
		Buffer.from(`--${boundary}${CRLF}Content-Disposition: ${disposition}${CRLF}${more}${CRLF}`),
		Buffer.from(value as string),
		Buffer.from(CRLF),
	])
	return Buffer.concat([...pieces, Buffer.from(end)])
}

const goodFields = (): Field[] => Object.entries(GOOD).map(([name, value]) => [`form-data; name="${name}"`, value])
const filePart = (video: Buffer, disposition = 'form-data; name="video"; filename="testimonial.webm"'): Field => [
	disposition,
	video,
	`Content-Type: video/webm${CRLF}`,
]

function post(slug: string, type: string, body: Buffer | string, headers: Record<string, string> = {}): Buffer {
	return requestBytes({
		method: "POST",
		path: `/api/tenant/${slug}/submit`,
		headers: { "Content-Type": type, ...headers },
		body,
	})
}

const FILENAMES = [
	"",
	"../../etc/passwd",
	"..\\..\\boot.ini",
	"C:\\video.webm",
	"a\u0000.webm",
	"%00.webm",
	"x".repeat(5_000),
	"con",
	".htaccess",
	"video.webm.php",
	"$(id).webm",
	"`id`.webm",
	"'; DROP TABLE submissions; --.webm",
	"‮mbew.exe",
	"👩‍👩‍👧.webm",
	'\\".webm',
	";;;",
	"a\tb",
]

const DISPOSITIONS = [
	"form-data",
	"form-data;",
	"attachment; name=video",
	"form-data; name",
	"form-data; name=",
	'form-data; name=""',
	'form-data; name="video',
	"form-data; name=video; filename=x",
	"form-data; name='video'; filename='x'",
	'form-data; filename="x.webm"',
	'form-data; name="video"; name="poster"; filename="x.webm"',
	"form-data; name*=UTF-8''video; filename=\"x.webm\"",
	"form-data; name=\"video\"; filename*=UTF-8''%E0%A4%A",
	"form-data; name=\"video\"; filename*=ISO-2022-JP''%1B",
	"form-data; name=\"video\"; filename*=nonsense''x",
	'FORM-DATA; NAME="video"; FILENAME="x.webm"',
	'form-data; name="video[]"; filename="x.webm"',
	'form-data; name="video[0][__proto__]"; filename="x.webm"',
	'form-data; name="__proto__"; filename="x.webm"',
	'form-data; name="constructor"; filename="x.webm"',
	'form-data; name="hasOwnProperty"',
	`form-data; name="${"x".repeat(101)}"`,
	`form-data; name="${"x".repeat(50_000)}"`,
	'form-data; name="na\u0000me"',
	'form-data; name="name"\u0000',
	`form-data; ${"a=b; ".repeat(2_000)}name="video"; filename="x"`,
]

const PART_HEADERS = [
	"",
	`Content-Type: text/html${CRLF}`,
	`Content-Type: multipart/mixed; boundary=inner${CRLF}`,
	`Content-Type: ${CRLF}`,
	`Content-Type: x${CRLF}Content-Type: video/webm${CRLF}`,
	`Content-Type: text/plain; charset=utf-7${CRLF}`,
	`Content-Type: text/plain; charset=utf-16le${CRLF}`,
	`Content-Type: text/plain; charset=nonsense${CRLF}`,
	`Content-Transfer-Encoding: base64${CRLF}`,
	`Content-Transfer-Encoding: quoted-printable${CRLF}`,
	`Content-Length: 0${CRLF}`,
	`Content-Length: -1${CRLF}`,
	`: empty${CRLF}`,
	`no colon at all${CRLF}`,
	`X: ${"y".repeat(9_000)}${CRLF}`,
	`X: ${"y".repeat(90_000)}${CRLF}`,
	`X-A: b${CRLF}`.repeat(500),
	`Folded: a${CRLF} b${CRLF}`,
	`\u0001\u0002: x${CRLF}`,
]

const TYPES = [
	"multipart/form-data",
	"multipart/form-data;",
	"multipart/form-data; boundary",
	"multipart/form-data; boundary=",
	'multipart/form-data; boundary=""',
	'multipart/form-data; boundary="',
	"multipart/form-data; boundary=;",
	"multipart/form-data; boundary=a b",
	`multipart/form-data; boundary=${"b".repeat(70)}`,
	`multipart/form-data; boundary=${"b".repeat(4_000)}`,
	"multipart/form-data; boundary=b; boundary=c",
	"multipart/form-data; charset=utf-7; boundary=b",
	"multipart/form-data, multipart/form-data; boundary=b",
	"MULTIPART/FORM-DATA; BOUNDARY=b",
	"multipart/form-data ; boundary = b",
	"multipart/form-dataX; boundary=b",
	"multipart/mixed; boundary=b",
	"multipart/related; boundary=b",
	"application/x-www-form-urlencoded",
	"application/octet-stream",
	"text/plain",
	"video/webm",
	"",
	"\u0080\u00ff",
	"__proto__",
	"multipart/form-data; boundary=--",
	"multipart/form-data; boundary=\u0000",
	"multipart/form-data; boundary=(.*)+$",
]

const ENDINGS = [
	"",
	"--",
	`--b`,
	`--b-`,
	`--b--`,
	`--b--${CRLF}trailing`,
	`--b--${CRLF}--b--${CRLF}`,
	`--B--${CRLF}`,
	CRLF.repeat(1000),
]

/** Shapes by rule and at random. `video` is small and valid, so only the shape is wrong. */
export function multipartShapes(slug: string, video: Buffer, count: number): HostileCase[] {
	const type = "multipart/form-data; boundary=b"
	const whole = () => [...goodFields(), filePart(video)]
	const fixed: [string, Buffer][] = [
		...FILENAMES.map((name): [string, Buffer] => [
			`filename ${name.slice(0, 30)}`,
			post(slug, type, form("b", [...goodFields(), filePart(video, `form-data; name="video"; filename="${name}"`)])),
		]),
		...DISPOSITIONS.map((disposition): [string, Buffer] => [
			`disposition ${disposition.slice(0, 60)}`,
			post(slug, type, form("b", [...goodFields(), filePart(video, disposition)])),
		]),
		...PART_HEADERS.map((more): [string, Buffer] => [
			`part header ${more.slice(0, 40)}`,
			post(slug, type, form("b", [...goodFields(), ['form-data; name="video"; filename="x"', video, more]])),
		]),
		...TYPES.map((given): [string, Buffer] => [`type ${given.slice(0, 60)}`, post(slug, given, form("b", whole()))]),
		...ENDINGS.map((end, at): [string, Buffer] => [`ending ${at}`, post(slug, type, form("b", whole(), end))]),
		...[1, 2, 59, 60, 61, 64, 65, 1_000, 20_000].map((parts): [string, Buffer] => [
			`${parts} more fields`,
			post(
				slug,
				type,
				form("b", [...Array.from({ length: parts }, (): Field => ['form-data; name="a"', "b"]), ...whole()]),
			),
		]),
		...[2, 8, 9, 64].map((files): [string, Buffer] => [
			`${files} more files`,
			post(
				slug,
				type,
				form("b", [
					...Array.from({ length: files }, (_, at) => filePart(video, `form-data; name="f${at}"; filename="x"`)),
					...whole(),
				]),
			),
		]),
		...Object.keys(GOOD).map((name): [string, Buffer] => [
			`${name} twice`,
			post(slug, type, form("b", [[`form-data; name="${name}"`, "first"], ...whole()])),
		]),
		...Object.keys(GOOD).map((name): [string, Buffer] => [
			`${name} as a file`,
			post(slug, type, form("b", [[`form-data; name="${name}"; filename="x"`, "first"], ...whole()])),
		]),
		["video as a field", post(slug, type, form("b", [...goodFields(), ['form-data; name="video"', video]]))],
		["video twice", post(slug, type, form("b", [...whole(), filePart(video)]))],
		[
			"poster of video bytes",
			post(slug, type, form("b", [['form-data; name="poster"; filename="p.jpg"', video], ...whole()])),
		],
		[
			"poster too large",
			post(
				slug,
				type,
				form("b", [['form-data; name="poster"; filename="p.jpg"', Buffer.alloc(2_000_000, 1)], ...whole()]),
			),
		],
		[
			"form inside a form",
			post(
				slug,
				type,
				form("b", [
					[
						'form-data; name="video"; filename="x"',
						form("c", whole()),
						`Content-Type: multipart/mixed; boundary=c${CRLF}`,
					],
				]),
			),
		],
		["a field of 10 MB", post(slug, type, form("b", [['form-data; name="name"', "x".repeat(10_000_000)], ...whole()]))],
		["preamble", post(slug, type, Buffer.concat([Buffer.from(`preamble${CRLF}`.repeat(1000)), form("b", whole())]))],
		["only line feeds", post(slug, type, Buffer.from(form("b", goodFields()).toString().replaceAll(CRLF, "\n")))],
		["gzip claimed", post(slug, type, form("b", whole()), { "Content-Encoding": "gzip" })],
	]
	const texts = nastyTexts(20)
	const part = fc.record({
		disposition: fc.oneof(
			fc.constantFrom(...DISPOSITIONS),
			fc.constantFrom(...Object.keys(GOOD), "video", "poster").map((name) => `form-data; name="${name}"`),
			fc.constantFrom("video", "poster", "other").map((name) => `form-data; name="${name}"; filename="x"`),
		),
		headers: fc.constantFrom(...PART_HEADERS),
		value: fc.oneof(
			fc.constantFrom(...texts.filter((text) => text.length < 10_000)),
			fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
		),
	})
	const shape = fc.record({
		parts: fc.array(part, { maxLength: 12 }),
		end: fc.constantFrom(...ENDINGS, `--b--${CRLF}`, `--b--${CRLF}`),
		type: fc.oneof({ weight: 5, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: fc.constantFrom(...TYPES) }),
	})
	const chance = fc.sample(shape, { numRuns: count, seed: SEED }).map(({ parts, end, type: given }, at) => ({
		name: `shape ${at}`,
		bytes: post(
			slug,
			given,
			form(
				"b",
				parts.map(({ disposition, value, headers }): Field => [disposition, value, headers]),
				end,
			),
		),
	}))
	return [...fixed.map(([name, bytes]) => ({ name, bytes, kinds: [name] })), ...chance]
}

/** A form that is valid except for one field. */
export function withField(slug: string, video: Buffer, field: string, value: string): Buffer {
	const fields = { ...GOOD, [field]: value }
	const parts = Object.entries(fields).map(([name, text]): Field => [`form-data; name="${name}"`, text])
	return post(slug, "multipart/form-data; boundary=b", form("b", [...parts, filePart(video)]))
}

export function withVideo(slug: string, video: Buffer): Buffer {
	return post(slug, "multipart/form-data; boundary=b", form("b", [...goodFields(), filePart(video)]))
}
