import { KeyHints } from "@/components/ui/key-hints"
import { cueWords } from "./captions-words"

export const CaptionsKeys = () => <KeyHints hints={cueWords.keys} />
