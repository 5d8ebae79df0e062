/** Words without meaning in a topic name. Negations, "from" and limits carry meaning and are not listed. */
export const STOP_WORDS =
  "the a an of for at on to and with by in into who that are is be being been am were which whose their your our my its his her them they as who're currently actively about regarding related relating also regularly haf has had having"
