"use client"

import { type KeyboardEvent, useState } from "react"
import { Glyph } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { TextField, type TextFieldProps } from "@/components/ui/text-field"
import { formWords } from "./form-words"

/** A password that can be shown, with a note about Caps Lock. Pass `autoComplete`: password managers depend on it. */
export function PasswordField({ hint, ...rest }: Omit<TextFieldProps, "type" | "trailing">) {
	const [shown, setShown] = useState(false)
	const [capsLock, setCapsLock] = useState(false)
	// Some password managers send key events that are not KeyboardEvents.
	const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.("CapsLock") ?? false)
	return (
		<TextField
			{...rest}
			hint={capsLock ? formWords.capsLock : hint}
			type={shown ? "text" : "password"}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			onKeyDown={watch}
			onKeyUp={watch}
			trailing={
				<IconButton label={shown ? formWords.hidePassword : formWords.showPassword} onClick={() => setShown(!shown)}>
					<Glyph name={shown ? "eye-off" : "eye"} size={20} />
				</IconButton>
			}
		/>
	)
}
