# #region config
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    # The emulator is on this machine, which is a private network.
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "localhost:3000", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/site.js")],
  bindings = [
    (name = "FRONTDESK_URL", fromEnvironment = "FRONTDESK_URL"),
  ],
  compatibilityDate = "2026-06-01",
);
# #endregion config
