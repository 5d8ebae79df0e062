import "@mantine/notifications/styles.layer.css"
import { Notifications } from "@mantine/notifications"
import classes from "./shell.module.css"

export default function Toasts() {
  return <Notifications className={classes["toasts"] ?? ""} position="bottom-left" containerWidth="13rem" limit={3} />
}
