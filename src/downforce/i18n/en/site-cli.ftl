# downforce site: what was written, and what is missing.

site-written = The website is in { $folder }: { $megabytes } MB. Upload the folder to any web host.
site-no-page = the page has not been built: run make play once, or install the package again
site-not-empty = { $folder } holds other files; name a new or empty folder
site-missing = { $package } is missing, and cannot be fetched: { $why }. Connect to the network and try again
