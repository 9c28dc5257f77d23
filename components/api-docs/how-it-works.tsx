import { Snippet } from "@/components/forms/snippet"
import { apiKeyWords } from "@/components/settings/integrations/integrations-words"
import { Disclosure } from "@/components/ui/disclosure"
import type { ApiDescription } from "@/lib/description/api-description"
import { fieldsOf } from "@/lib/description/fields-of"
import { ABOUT_ERRORS, ABOUT_KEYS, ABOUT_LISTS } from "@/lib/description/texts"
import { KEY_SCOPES } from "@/lib/tenants/api-keys/key-scopes"
import {
	BEGIN,
	CLIENT_FILE,
	CLIENT_FILE_ABOUT,
	CLIENT_SCRIPT,
	CLIENT_SCRIPT_ABOUT,
	ERROR_FIELDS,
	ERRORS_TITLE,
	FILES_TITLE,
	FIRST_CALL,
	KEY_SCOPES_TITLE,
	LISTS_TITLE,
	OPENAPI_FILE,
	OPENAPI_FILE_ABOUT,
} from "./api-docs-texts"
import { FieldList } from "./field-list"
import { InlineCode } from "./inline-code"

const ERROR = { $ref: "#/components/schemas/ErrorAnswer" }

/** What holds for every call. */
export function HowItWorks({ api, firstCall }: { api: ApiDescription; firstCall: string }) {
	const { schemas } = api.components
	return (
		<div className="max-w-3xl border-y border-line">
			<Disclosure summary={BEGIN}>
				<div className="flex flex-col gap-4">
					<Sentence>{ABOUT_KEYS}</Sentence>
					<Snippet label={FIRST_CALL} code={firstCall} />
					<h2 className="font-medium">{KEY_SCOPES_TITLE}</h2>
					<dl className="-mt-2 grid gap-x-5 gap-y-2 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
						{KEY_SCOPES.map((scope) => (
							<div key={scope} className="contents">
								<dt>
									<code>{scope}</code>
								</dt>
								<dd className="text-ink-muted">{apiKeyWords.scopeHints[scope]}</dd>
							</div>
						))}
					</dl>
				</div>
			</Disclosure>
			<Disclosure summary={ERRORS_TITLE}>
				<div className="flex flex-col gap-4">
					<Sentence>{ABOUT_ERRORS}</Sentence>
					<h2 className="font-medium">{ERROR_FIELDS}</h2>
					<FieldList fields={fieldsOf(ERROR, schemas)} schemas={schemas} answered />
				</div>
			</Disclosure>
			<Disclosure summary={LISTS_TITLE}>
				<Sentence>{ABOUT_LISTS}</Sentence>
			</Disclosure>
			<Disclosure summary={FILES_TITLE}>
				<ul className="flex flex-col gap-2">
					<FileLink href="/api/client.ts" name={CLIENT_FILE} about={CLIENT_FILE_ABOUT} />
					<FileLink href="/api/client.js" name={CLIENT_SCRIPT} about={CLIENT_SCRIPT_ABOUT} />
					<FileLink href="/api/openapi.json" name={OPENAPI_FILE} about={OPENAPI_FILE_ABOUT} />
				</ul>
			</Disclosure>
		</div>
	)
}

function FileLink({ href, name, about }: { href: string; name: string; about: string }) {
	return (
		<li>
			<a href={href} className="wall-link">
				{name}
			</a>
			<span className="block text-ink-muted">{about}</span>
		</li>
	)
}

function Sentence({ children }: { children: string }) {
	return (
		<p className="max-w-prose text-base">
			<InlineCode>{children}</InlineCode>
		</p>
	)
}
