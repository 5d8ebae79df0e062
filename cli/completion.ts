import type { Command, Option } from "./command.ts"

type Shells = Record<string, (commands: readonly Command[], shared: Record<string, Option>) => string>

const flagsOf = ({ options }: Command, shared: Record<string, Option>) =>
  Object.entries({ ...options, ...shared }).map(([name, { description, type }]) => ({
    flag: `--${name}`,
    description,
    type,
  }))
/** In single quotes. */
const quoted = (text: string) => text.replaceAll("'", "'\\''")

/** Scripts that complete commands, options and file names. */
export const SHELLS: Shells = {
  bash: (commands, shared) => `_strata() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commands.map(({ name }) => name).join(" ")}'
  else
    case "$command" in
${commands
  .map(
    (command) =>
      `      ${command.name}) words='${flagsOf(command, shared)
        .map(({ flag }) => flag)
        .join(" ")}' ;;`,
  )
  .join("\n")}
    esac
    case "$word" in
      -*) ;;
      *) words="" ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _strata strata`,

  zsh: (commands, shared) => `#compdef strata
_strata() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      '${name}:${quoted(summary)}'`).join("\n")}
    )
    _describe command commands
    return
  fi
  case "\${words[2]}" in
${commands
  .map(
    (command) =>
      `    ${command.name}) _arguments ${flagsOf(command, shared)
        .map(
          ({ flag, description, type }) =>
            `'${flag}[${quoted(description.replaceAll(/[[\]:]/g, " "))}]${type === "string" ? ":value:_files" : ""}'`,
        )
        .join(" ")} '*:file:_files' ;;`,
  )
  .join("\n")}
  esac
}
compdef _strata strata`,

  fish: (commands, shared) =>
    [
      ...commands.map(
        ({ name, summary }) => `complete -c strata -n __fish_use_subcommand -f -a ${name} -d '${quoted(summary)}'`,
      ),
      ...commands.flatMap((command) =>
        flagsOf(command, shared).map(
          ({ flag, description, type }) =>
            `complete -c strata -n '__fish_seen_subcommand_from ${command.name}' -l ${flag.slice(2)}${type === "string" ? " -r" : ""} -d '${quoted(description)}'`,
        ),
      ),
    ].join("\n"),
}
