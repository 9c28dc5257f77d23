/** CALLING as JavaScript, written by calling-script.test.ts with -u. Node 20 can't strip types. */
export const CALLING_SCRIPT = String.raw`/** A call that was refused. If no answer came, fetch's own error is thrown instead. */
export class ApiError extends Error {
	status;
	/** What the API says of it: a sentence in detail, and in errors each field that isn't valid. */
	refusal;
	/** How many seconds to wait before the next try, if the API says so. */
	retryAfter;
	constructor(status, refusal, retryAfter) {
		super(refusal.detail);
		this.name = "ApiError";
		this.status = status;
		this.refusal = refusal;
		this.retryAfter = retryAfter;
	}
}
function addressOf(origin, path, { params = {}, query = {} }) {
	const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
	const address = new URL(filled, origin);
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined) address.searchParams.set(name, String(value));
	}
	return address.href;
}
function formOf(fields) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
	}
	return form;
}
async function refusalOf(answer) {
	const said = await answer.json().catch(() => null);
	const refusal = typeof said?.detail === "string" ? said : { detail: "The call failed with status " + answer.status + "." };
	return new ApiError(answer.status, refusal, Number(answer.headers.get("retry-after")) || undefined);
}
export function createClient({ token, origin = ORIGIN, fetch: send = fetch } = {}) {
	return async (operation, ...given) => {
		const sent = given[0] ?? {};
		const [method = "", path = ""] = operation.split(" ");
		const headers = new Headers(sent.init?.headers);
		if (token) headers.set("authorization", "Bearer " + token);
		if (sent.body !== undefined) headers.set("content-type", "application/json");
		const body = sent.form ? formOf(sent.form) : sent.body === undefined ? sent.init?.body : JSON.stringify(sent.body);
		const answer = await send(addressOf(origin, path, sent), {
			...sent.init,
			method,
			headers,
			body: body ?? null
		});
		if (!answer.ok) throw await refusalOf(answer);
		const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
		// The description says which one it is.
		return isJson ? await answer.json() : answer.status === 204 ? undefined : answer;
	};
}
/** Every page of a list, one after the other: pages((cursor) => api("GET /api/admin/chatbot/leads", { query: { cursor } })) */
export async function* pages(load) {
	for (let cursor;;) {
		const page = await load(cursor);
		yield page;
		if (page.next_cursor === null) return;
		cursor = page.next_cursor;
	}
}
`
