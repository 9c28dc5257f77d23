import { type FormEvent, useEffect, useRef, useState } from "react"
import { PRODUCT_LABELS } from "@/components/layout/products"
import { Button } from "@/components/ui/button"
import { TextAreaField } from "@/components/ui/text-area-field"
import * as uiWords from "@/components/ui/ui-words"
import type { Product, ProductAccess, TenantCard } from "@/lib/client/contract"
import { PRODUCT_OFF, productMessage } from "@/lib/tenants/product-message"
import { tenantWords } from "./tenant-words"

export interface ProductMessageEditorProps {
	tenant: TenantCard
	product: Product
	onSave: (access: ProductAccess) => Promise<boolean>
}

export function ProductMessageEditor({ tenant, product, onSave }: ProductMessageEditorProps) {
	const stored = tenant[`${product}_message`]
	const label = PRODUCT_LABELS[product]
	const [editing, setEditing] = useState(false)
	const [closed, setClosed] = useState(false)
	const edit = useRef<HTMLButtonElement>(null)

	useEffect(() => {
		if (closed) edit.current?.focus()
	}, [closed])

	function close() {
		setEditing(false)
		setClosed(true)
	}

	if (editing) {
		return (
			<MessageForm
				label={label}
				stored={stored}
				onSave={(message) => onSave({ [`${product}_message`]: message })}
				onClose={close}
			/>
		)
	}
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<p className="min-w-0 max-w-prose text-ink-muted wrap-anywhere">
				{tenantWords.visitorsSee(label)} <span className="text-ink">“{productMessage(stored)}”</span>
			</p>
			<Button
				ref={edit}
				size="sm"
				variant="quiet"
				onClick={() => {
					setClosed(false)
					setEditing(true)
				}}
			>
				{tenantWords.editMessage}
				<span className="sr-only">{tenantWords.messageOf(label, tenant.tenant_name)}</span>
			</Button>
		</div>
	)
}

interface MessageFormProps {
	label: string
	stored: string
	onSave: (message: string) => Promise<boolean>
	onClose: () => void
}

function MessageForm({ label, stored, onSave, onClose }: MessageFormProps) {
	const [text, setText] = useState(stored)
	const [saving, setSaving] = useState(false)
	const field = useRef<HTMLTextAreaElement>(null)
	useEffect(() => field.current?.focus(), [])

	async function save(event: FormEvent) {
		event.preventDefault()
		setSaving(true)
		const saved = await onSave(text.trim())
		// A refused text stays for another try.
		if (saved) onClose()
		else setSaving(false)
	}

	return (
		<form onSubmit={save} className="flex max-w-prose flex-col gap-3">
			<TextAreaField
				ref={field}
				label={tenantWords.messageLabel(label)}
				hint={tenantWords.messageHint(PRODUCT_OFF)}
				rows={2}
				value={text}
				onChange={(event) => setText(event.target.value)}
			/>
			<div className="flex gap-2">
				<Button type="submit" size="sm" variant="primary" busy={saving}>
					{tenantWords.saveMessage}
				</Button>
				<Button size="sm" disabled={saving} onClick={onClose}>
					{uiWords.cancel}
				</Button>
			</div>
		</form>
	)
}
