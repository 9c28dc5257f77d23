import { Snippet } from "@/components/forms/snippet"
import { apiKeyWords } from "@/components/settings/integrations/integrations-words"
import { Disclosure } from "@/components/ui/disclosure"
import type { ApiDescription } from "@/lib/description/api-description"
import { fieldsOf } from "@/lib/description/fields-of"
import { ABOUT_ERRORS, ABOUT_KEYS, ABOUT_LISTS } from "@/lib/description/texts"
import { KEY_SCOPES } from "@/lib/tenants/api-keys/key-scopes"
import * as apiDocsWords from "./api-docs-words"
import { FieldList } from "./field-list"
import { InlineCode } from "./inline-code"

const ERROR = { $ref: "#/components/schemas/ErrorAnswer" }

export function HowItWorks({ api, firstCall }: { api: ApiDescription; firstCall: string }) {
	const { schemas } = api.components
	return (
		<div className="max-w-3xl border-y border-line">
			<Disclosure summary={apiDocsWords.begin}>
				<div className="flex flex-col gap-4">
					<Sentence>{ABOUT_KEYS}</Sentence>
					<Snippet label={apiDocsWords.firstCall} code={firstCall} />
					<h2 className="font-medium">{apiDocsWords.keyScopesTitle}</h2>
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
			<Disclosure summary={apiDocsWords.errorsTitle}>
				<div className="flex flex-col gap-4">
					<Sentence>{ABOUT_ERRORS}</Sentence>
					<h2 className="font-medium">{apiDocsWords.errorFields}</h2>
					<FieldList fields={fieldsOf(ERROR, schemas)} schemas={schemas} answered />
				</div>
			</Disclosure>
			<Disclosure summary={apiDocsWords.listsTitle}>
				<Sentence>{ABOUT_LISTS}</Sentence>
			</Disclosure>
			<Disclosure summary={apiDocsWords.filesTitle}>
				<ul className="flex flex-col gap-2">
					<FileLink href="/api/client.ts" name={apiDocsWords.clientFile} about={apiDocsWords.clientFileAbout} />
					<FileLink href="/api/client.js" name={apiDocsWords.clientScript} about={apiDocsWords.clientScriptAbout} />
					<FileLink href="/api/openapi.json" name={apiDocsWords.openapiFile} about={apiDocsWords.openapiFileAbout} />
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
