"""Thinking elsewhere: jobs for a process or a worker of the browser, so that no table waits for a bot or the coach."""
