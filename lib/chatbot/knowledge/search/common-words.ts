import { type Language, SPOKEN_LANGUAGES } from "../../settings/schema"
import { kindsAsked } from "./question-kinds"
import { foldText, type Word, wordsOf, writtenWords } from "./words-of"

/** A business with a few texts cannot tell which words are common. For scripts without spaces, phrases. */
const COMMON: Record<Language, string> = {
	en: `a an the and or but of to for in on at with by about from as if than then into over out up
		is are was were be been am do does did can could will would shall should may might must have has had
		i me my mine we us our you your yours he she it its they them their this that these those there here
		what which who whom whose when where why how please tell know give want need like let get any some all also just
		not no yes ok okay so too very more most much many im id ill youre whats hows`,
	de: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wie was wer
		wo wann warum welche welcher welches wieviel viel viele ich du er sie es wir ihr mein dein sein ihre ihr unser euch
		sich mich mir uns nicht kein keine mit von zu zum zur fur auf im in am an aus bei bitte kann konnen hat haben habt
		gibt es man auch noch nur schon mal als dass durch nach uber um`,
	fr: `le la les l un une des du de d et ou mais est sont etait a ai as avez avons ont je j tu il elle on nous vous ils elles
		mon ma mes votre vos notre nos son sa ses ce cet cette ces c qui que qu quoi quel quelle quels quelles comment
		pourquoi quand combien m n t dans en avec sans pour par sur au aux ne pas plus y se s peut puis pouvez est-ce merci`,
	es: `el la los las lo un una unos unas y o u pero es son era fue ser esta estan hay de del al a en con sin por para que
		quien quienes cual cuales como cuando donde cuanto cuanta cuantos cuantas yo tu usted ustedes el ella nosotros mi mis
		su sus se me te le les nos no si muy mas este esta estos estas ese eso puedo puede pueden tiene tienen tengo favor`,
	it: `il lo la i gli le l d c dell all nell sull dall un uno una e o ma di del della dei delle dello degli da dal dalla in nel nella con su per tra a
		al alla ai che chi cosa come quando dove perche quanto quanta quanti quante qual quale quali com dov e sono siete era ha ho hai
		avete hanno io tu lui lei noi voi mi ti si ci vi non piu mio suo vostro questo questa questi posso puo potete favore`,
	pt: `o a os as um uma uns umas e ou mas de do da dos das em no na nos nas com sem por para pelo pela que quem qual quais
		como quando onde quanto quanta quantos quantas porque e sao era foi ser esta estao ha tem tenho eu tu voce voces ele
		ela nos meu minha seu sua se me te nao sim mais muito este esta isso isto posso pode podem favor ao aos`,
	nl: `de het een en of maar van voor met op aan bij naar door uit over als dan ook nog is zijn was waren ben bent wordt worden
		werd heb hebt heeft hebben had kan kunnen kunt mag moet moeten zal zou zullen wil wilt willen doe doet ik jij je u hij
		zij ze wij we jullie mij me ons hun hem haar mijn jouw uw onze dit dat deze die daar hier er wat wie waar wanneer
		waarom hoe welk welke hoeveel niet geen wel al te om in tot zo graag alstublieft alsjeblieft`,
	pl: `i a oraz lub albo ale ze to ten ta te tego tej tym w we z ze na do od dla po przez przy o u za bez pod nad jest sa
		byl byla bylo byc bedzie mam masz ma mamy macie maja moge mozna moze mozemy mozecie czy co kto gdzie kiedy dlaczego
		jak jaki jaka jakie jakich ktory ktora ktore ile ja ty on ona my wy oni mnie mi cie ci was wam nas nam moj moja
		moje wasz wasza wasze panstwo panstwa pan pani sie nie tak juz jeszcze tez bardzo prosze`,
	ru: `и а но или не ни да нет в во на с со к ко у о об от до из за по под над для при без про что кто как где когда
		почему зачем сколько какой какая какое какие каком какую чем чего кого кому куда ли же бы это этот эта эти то тот
		я ты он она оно мы вы они мне меня вас вам нас нам его ее их мой ваш ваша ваши наш есть был была было были быть
		можно можете могу мочь пожалуйста`,
	tr: `ve veya ya ama ile icin de da den dan mi mu ne nasil nerede nereden nereye kim kimin kac hangi hangisi niye neden
		bir bu su o ben sen biz siz onlar bana sana bize size benim senin sizin bizim var yok degil evet hayir cok daha en gibi
		kadar olan olarak olur oldu misiniz musunuz lutfen midir mudur mı mısınız`,
	ar: `و في من على إلى الى عن مع أو او ثم لا ما ماذا هل كم كيف أين اين متى لماذا من هو هي هم نحن انا أنا أنت انت انتم هذا هذه
		ذلك تلك التي الذي الذين كان كانت يكون أن ان إن قد كل بعض عند عندكم لديكم لكم لي لنا أي اي يمكن يمكنني فضلك`,
	hi: `का की के को में से पर और या है हैं था थे थी हो होता होती क्या कौन कब कहाँ कहां क्यों कैसे कितना कितनी कितने किस किसने किसके
		कौनसा मैं हम आप तुम वह वे यह ये मेरा मेरी आपका आपकी आपके हमारा इस उस ने भी ही तो नहीं हाँ जी कर करना कृपया लिए एक`,
	th: `ที่ ใน ของ และ หรือ แต่ เป็น คือ มี ได้ ไม่ ให้ จะ กับ จาก ไหม มั้ย อะไร ใคร เมื่อไหร่ เมื่อไร ที่ไหน ไหน ทำไม อย่างไร ยังไง
		เท่าไหร่ เท่าไร กี่ ผม ฉัน คุณ เรา เขา นี้ นั้น ครับ ค่ะ คะ นะ ก็ แล้ว อยู่ ไป มา ว่า โดย บ้าง ช่วย`,
	zh: `什么 什麼 多少 哪里 哪裡 哪儿 哪些 哪个 哪個 哪 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 什么时候 何时 谁 誰 吗 嗎 呢 吧 的 了 是
		在 和 与 有 没有 告诉我 告訴我 我 我们 你 你们 您 他 她 它 他们 这 這 那 这个 那个 请问 請問 请 可以 能 会 会不会 是否 几`,
	ja: `何 なに なん どこ いつ だれ 誰 どう どの どれ どんな なぜ いくら いくつ どのくらい ですか ますか でしょうか です ます ました ください を教えてください を教えて
		は が を に の と で も へ から まで か ありますか ある いる する して`,
}

const listed = (language: Language) => COMMON[language].split(/\s+/).map(foldText)
const SPACED = new Map(SPOKEN_LANGUAGES.map((language) => [language, new Set(listed(language))]))
/** Longest first, so that "什么时候" comes before "什么". A single character may be part of a word. */
const PHRASES = new RegExp(
	[...listed("zh"), ...listed("ja")]
		.filter((phrase) => phrase.length > 1)
		.sort((a, b) => b.length - a.length)
		.join("|"),
	"gu",
)
/** Japanese comes first, because it uses Chinese characters too. */
const SCRIPTS: readonly [Language, RegExp][] = [
	["ja", /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
	["zh", /\p{sc=Han}/gu],
	["th", /\p{sc=Thai}/gu],
	["hi", /\p{sc=Devanagari}/gu],
	["ar", /\p{sc=Arabic}/gu],
	["ru", /\p{sc=Cyrillic}/gu],
]
/** A name in another script does not make a text that language. */
const SCRIPT_SHARE = 0.2
const LATIN = SPOKEN_LANGUAGES.filter((language) => !SCRIPTS.some(([of]) => of === language))

function languagesOf(text: string): Language[] {
	const enough = (text.match(/\p{L}/gu)?.length ?? 0) * SCRIPT_SHARE
	const script = SCRIPTS.find(([, letters]) => (text.match(letters)?.length ?? 0) > enough)
	if (script) return [script[0]]
	const written = writtenWords(text)
	const counts = LATIN.map((language) => ({
		language,
		count: written.filter((word) => SPACED.get(language)?.has(word)).length,
	}))
	const most = Math.max(1, ...counts.map(({ count }) => count))
	return counts.filter(({ count }) => count === most).map(({ language }) => language)
}

/** `otherwise` for a text that is undecided, or as likely in that language. */
export function languageOf<Otherwise extends Language | null>(
	text: string,
	otherwise: Otherwise,
): Language | Otherwise {
	const likely = languagesOf(text)
	return likely.find((language) => language === otherwise) ?? likely[0] ?? otherwise
}

export function languageOfMost(texts: readonly string[]): Language | null {
	const counts = new Map<Language, number>()
	for (const text of texts) {
		const language = languageOf(text, null)
		if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
	}
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** More words do not make a question clearer, only slower to search for. */
const WORDS_MAX = 40

/** In order, each once, then the kind of answer that the question asks for. */
export function questionWords(question: string): Word[] {
	const common = SPACED.get(languageOf(question, "en" as const))
	const { kinds, rest } = kindsAsked(foldText(question))
	const words = wordsOf(rest.replace(PHRASES, " ")).filter(({ written }) => !common?.has(written))
	const kindWords = kinds.map(({ lexeme, phrases }): Word => {
		const asking = wordsOf(`${phrases} ${phrases.replace(PHRASES, " ")}`)
		return { lexeme, written: "", standsFor: new Set(asking.map((word) => word.lexeme)) }
	})
	return [...new Map(words.map((word) => [word.lexeme, word])).values()].slice(0, WORDS_MAX).concat(kindWords)
}
