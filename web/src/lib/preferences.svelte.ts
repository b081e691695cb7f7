/** What a person chose for himself, remembered in this browser. */

export type Language = 'en' | 'fr' | 'it'
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'it']
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

export type Pace = 'quick' | 'normal' | 'slow'
export const PACES: readonly Pace[] = ['quick', 'normal', 'slow']

export interface Preferences {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  textSize: 'normal' | 'large' | 'huge'
  motion: 'auto' | 'full' | 'none'
  sound: boolean
  /** Whether sounds were offered; that is done once. */
  soundOffered: boolean
  confirm: boolean
  /** How long a bot takes at least, where this page plays for it. */
  pace: Pace
  alerts: boolean
  /** Whether bots say something at good or bad luck. */
  remarks: boolean
  /** Whether screen readers name tiles and places by their notation. */
  exact: boolean
  name: string
  /** The bot met last. */
  bot: string
  /** Games whose short introduction was seen or waved away. */
  learned: string[]
  /** The match whose questions are explained. */
  hints: string
  /** Whether one may ask what a good player would do, at tables of this page. */
  mayAsk: boolean
  visits: number
  /** Somebody who does not want the page as an app is not asked again. */
  installRefused: boolean
}

const STORE = 'tablee.settings'

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function remembered(): Preferences {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  const defaults: Preferences = {
    language: preferredLanguage(languages),
    theme: 'auto',
    textSize: 'normal',
    motion: 'auto',
    sound: false,
    soundOffered: false,
    confirm: true,
    pace: 'normal',
    alerts: false,
    remarks: true,
    exact: false,
    name: '',
    bot: '',
    learned: [],
    hints: '',
    mayAsk: false,
    visits: 0,
    installRefused: false,
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaults
  }
}

export const preferences: Preferences = $state(remembered())

/** Whether sounds are offered just now. */
export const soundOffer = $state({ isOpen: false })

/** Change one's mind, on the page at once and for the next visit. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change)
  dress()
  try {
    localStorage.setItem(STORE, JSON.stringify(preferences))
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

/** The page in the chosen language, theme, size and motion. */
export function dress(): void {
  const root = document.documentElement
  root.lang = preferences.language
  root.dataset.text = preferences.textSize
  setOrForget(root.dataset, 'theme', preferences.theme)
  setOrForget(root.dataset, 'motion', preferences.motion)
}

function setOrForget(data: DOMStringMap, name: string, value: string): void {
  if (value === 'auto') delete data[name]
  else data[name] = value
}

/** Whether things may move. */
export function mayMove(): boolean {
  if (preferences.motion !== 'auto') return preferences.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
