import fc from "@/tests/support/fast-check"
import type { HostileCase } from "../support/barrage"
import { requestBytes } from "../support/raw-http"
import { SEED } from "./nasty-text"

const SEGMENTS = [
	"%",
	"%E0",
	"%E0%A4%A",
	"%zz",
	"%00",
	"a%00b",
	"%0d%0aX-Injected:%20yes",
	"%0a",
	"%7f",
	".",
	"..",
	"...",
	"%2e",
	"%2e%2e",
	"%2E%2E%2F",
	"..%2f..%2fetc%2fpasswd",
	"..%5c..%5cwin.ini",
	"%252e%252e%252f",
	"%25",
	"%c0%ae%c0%ae%c0%af",
	"%u002e",
	"\\",
	"\\..\\..",
	"//",
	"a//b",
	";a=b",
	"a;jsessionid=1",
	"*",
	"~",
	"$",
	"'",
	'"',
	"<script>",
	"%3Cscript%3E",
	"{}",
	"[slug]",
	"[...rest]",
	"(group)",
	"@modal",
	"_next",
	"__proto__",
	"constructor",
	"null",
	"undefined",
	"-",
	"--",
	"a--b",
	"A",
	"ADMIN",
	"x".repeat(64),
	"x".repeat(3_000),
	"x".repeat(9_000),
	"a/".repeat(500),
	"%F0%9F%91%A9",
	"%E2%80%AE",
	"\u00e9",
	"%EF%BB%BF",
	"1",
	"-1",
	"1e9",
	"00000000-0000-0000-0000-000000000000",
	"00000000-0000-0000-0000-00000000000",
	"{00000000-0000-0000-0000-000000000000}",
	"00000000%2D0000-0000-0000-000000000000",
	"ffffffff-ffff-ffff-ffff-ffffffffffff",
	"00000000-0000-0000-0000-000000000000%20",
	"'%20OR%201=1--",
	"%27%3BSELECT%20pg_sleep(10)--",
	"favicon.ico",
	"robots.txt",
	".env",
	".git",
	"index.html",
	"a.json",
	"a.rsc",
	"a.txt",
]

const TEMPLATES = [
	"/api/X",
	"/api/tenant/X",
	"/api/tenant/X/thank-you",
	"/api/tenant/X/download-gift",
	"/api/testimonial/X",
	"/api/admin/submission/X/download",
	"/api/admin/verify-reset-token/X",
	"/api/admin/X",
	"/media/X",
	"/media/submissions/X/video",
	"/media/submissions/00000000-0000-0000-0000-000000000000/X",
	"/media/assets/X",
	"/X",
	"/X/thank-you",
	"/testimonial/X",
	"/admin/X",
	"/admin/X/dashboard",
	"/admin/X/reset-password?token=X",
	"/_next/X",
	"/_next/static/X",
	"/_next/image?url=X&w=64&q=75",
	"/_next/data/X/index.json",
]

/** Every template with every segment. */
export function addressCases(token: string): HostileCase[] {
	const headers = { Authorization: `Bearer ${token}` }
	return TEMPLATES.flatMap((template) =>
		SEGMENTS.map((segment) => {
			const path = template.replaceAll("X", () => segment)
			return { name: `GET ${path.slice(0, 90)}`, kinds: [template, segment], bytes: requestBytes({ path, headers }) }
		}),
	)
}

const QUERIES: Record<string, string[]> = {
	"/api/admin/dashboard": ["tenant_slug", "tenant_id", "status", "q", "limit", "cursor", "unknown"],
	"/api/admin/submissions/export": ["tenant_slug", "status", "q"],
	"/api/platform/config": ["x"],
	"/media/submissions/ID/video": ["expires", "signature", "download"],
	"/api/admin/submission/ID/download": ["original", "tenant_slug"],
	"/admin/platform/dashboard": ["tab", "section", "q", "status", "cursor"],
	"/": ["x"],
}

const QUERY_VALUES = [
	"",
	"%",
	"%E0",
	"%00",
	"a%00b",
	"%ED%A0%80",
	"0",
	"-1",
	"1.5",
	"1e3",
	"NaN",
	"201",
	"99999999999999999999",
	"%25%25%25",
	"_%25_%25",
	"%5C",
	"%5C%25",
	"'",
	"'%20OR%20'1'='1",
	"%27%3B%20DROP%20TABLE%20submissions%3B--",
	"[]",
	"{}",
	"true",
	"null",
	"eyJhIjoxfQ",
	"MjAyNi0wMS0wMVQwMDowMDowMC4wMDBafDAwMDAwMDAwLTAwMDAtMDAwMC0wMDAwLTAwMDAwMDAwMDAwMA",
	"x".repeat(201),
	"x".repeat(5_000),
	"%F0%9F%91%A9",
	"%E2%80%AE",
	"%0d%0aSet-Cookie:a=b",
	"+",
	"%20",
	"..%2f",
	"00000000-0000-0000-0000-000000000000",
]

/** Every parameter with every value: alone, twice, as an array and as an object. */
export function queryCases(token: string, id: string): HostileCase[] {
	const headers = { Authorization: `Bearer ${token}`, Cookie: `next-auth.session-token=${token}` }
	return Object.entries(QUERIES).flatMap(([template, names]) =>
		names.flatMap((name) => {
			const searches = [
				...QUERY_VALUES.map((value) => `${name}=${value}`),
				`${name}`,
				`${name}=a&${name}=b`,
				`${name}[]=a`,
				`${name}[a][b]=c`,
				`${name}[__proto__]=c`,
				`${"&".repeat(500)}${name}=a`,
				`${`${name}=a&`.repeat(300)}`,
			]
			return searches.map((search) => {
				const path = `${template.replace("ID", id)}?${search}`
				const kinds = [`${template} ${name}`, search.slice(name.length)]
				return { name: `GET ${path.slice(0, 90)}`, kinds, bytes: requestBytes({ path, headers }) }
			})
		}),
	)
}

/** Random bytes that an address may contain, below the API and elsewhere. */
export function randomAddresses(count: number): HostileCase[] {
	const alphabet = fc.constantFrom(..."abz019/%.-_~!$&'()*+,;=:@?[]{}|^\\\"<>`# \t\u0000\u0080\u00ff".split(""))
	const tail = fc.array(alphabet, { maxLength: 40 }).map((letters) => letters.join(""))
	return fc
		.sample(fc.tuple(fc.constantFrom("/", "/api/", "/media/", ""), tail), { numRuns: count, seed: SEED })
		.map(([start, end], at) => ({
			name: `address ${at} ${JSON.stringify(start + end)}`,
			bytes: requestBytes({ path: start + end }),
		}))
}
