import { useId } from "react"
import type { MediaChoice } from "@/lib/recorder/camera"
import styles from "./controls.module.css"

export interface DevicePickerProps {
	label: string
	devices: MediaChoice[]
	value: string | undefined
	onPick(id: string): void
	hidden: boolean
}

/** Keeps its place while hidden, so that the button beside it does not move when recording begins. */
export function DevicePicker({ label, devices, value, onPick, hidden }: DevicePickerProps) {
	const id = useId()
	return (
		<div className={styles.picker} style={hidden ? { visibility: "hidden" } : undefined}>
			<label htmlFor={id} className="text-xs">
				{label}
			</label>
			<select id={id} value={value} onChange={(event) => onPick(event.target.value)} className={styles.select}>
				{devices.map((device) => (
					<option key={device.id} value={device.id}>
						{device.label}
					</option>
				))}
			</select>
		</div>
	)
}
