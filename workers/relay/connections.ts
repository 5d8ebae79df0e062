// Replaces the dispatcher of Node's fetch, which ends the process when a server closes a connection whose answer is not
// read to its end (nodejs/undici#5360). A relay reads files as slowly as the SFTP server takes them.
import { Agent, setGlobalDispatcher } from "undici"

setGlobalDispatcher(new Agent())
