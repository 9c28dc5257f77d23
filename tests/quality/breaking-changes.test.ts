import { expect, it } from "vitest"
import { breakingChanges } from "../support/breaking-changes"

function api() {
	const json = (schema: object) => ({ content: { "application/json": { schema } } })
	return {
		paths: {
			"/api/tags": {
				post: {
					security: [{ session: [] }, { apiKey: ["testimonials:write"] }],
					parameters: [{ name: "q", required: false, schema: { type: "string", enum: ["a", "b"] } }] as {
						name: string
						required: boolean
						schema: { type: string; enum?: string[] }
					}[],
					requestBody: json({ type: "object", properties: { name: { type: "string" } } }),
					responses: { "200": json({ $ref: "#/components/schemas/Tag" }), "404": json({}) } as Record<string, object>,
				},
			},
		},
		components: {
			schemas: {
				Tag: { type: "object", properties: { id: { type: "string" } } as Record<string, object>, required: ["id"] },
			},
		},
	}
}

type Api = ReturnType<typeof api>
const after = (change: (changed: Api) => void) => {
	const changed = api()
	change(changed)
	return breakingChanges(api(), changed)
}
const AT = "POST /api/tags"

it("lets additions pass", () => {
	const added = after(({ paths, components }) => {
		const { post } = paths["/api/tags"]
		post.parameters.push({ name: "more", required: false, schema: { type: "string" } })
		post.responses["409"] = {}
		components.schemas.Tag.properties.color = { type: "string" }
		components.schemas.Tag.required.push("color")
		Object.assign(paths, { "/api/new": { get: {} } })
	})
	expect(added).toEqual([])
})

it.each<[string, string[], (changed: Api) => void]>([
	[
		"an operation that is gone",
		[`${AT} is gone`],
		({ paths }) => Object.assign(paths["/api/tags"], { post: undefined }),
	],
	["a parameter that is gone", [`${AT} ?q is gone`], ({ paths }) => void paths["/api/tags"].post.parameters.pop()],
	[
		"a parameter that is now required",
		[`${AT} ?q is now required`],
		({ paths }) => Object.assign(paths["/api/tags"].post.parameters[0] ?? {}, { required: true }),
	],
	[
		"a value that is no longer taken",
		[`${AT} ?q no longer takes b`],
		({ paths }) => paths["/api/tags"].post.parameters[0]?.schema.enum?.pop(),
	],
	[
		"a body's field that is now required",
		[`${AT}.name is now required`],
		({ paths }) =>
			Object.assign(paths["/api/tags"].post.requestBody.content["application/json"].schema, { required: ["name"] }),
	],
	[
		"a success that is gone",
		[`${AT} no longer answers 200`],
		({ paths }) => delete paths["/api/tags"].post.responses["200"],
	],
	["a field that is gone", ["Tag.id is gone"], ({ components }) => delete components.schemas.Tag.properties.id],
	["a field that may be missing", ["Tag.id may be missing"], ({ components }) => components.schemas.Tag.required.pop()],
	[
		"a field that may now be null",
		["Tag.id may now be null"],
		({ components }) => Object.assign(components.schemas.Tag.properties.id ?? {}, { type: ["string", "null"] }),
	],
	[
		"another scope",
		[`${AT} asks other keys`],
		({ paths }) => Object.assign(paths["/api/tags"].post.security[1] ?? {}, { apiKey: ["settings:write"] }),
	],
])("finds %s", (_, found, change) => {
	expect(after(change)).toEqual(found)
})
