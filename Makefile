# Builds Jogakbo and installs it:
#
#   make && sudo make install                      below /usr/local
#   make install PREFIX=/usr DESTDIR=/tmp/image    into the image of a package
#   make install BINARIES=.build/debug             what was built otherwise
#
# ./run builds and starts it without installing anything.

PREFIX = /usr/local
DESTDIR =
BINARIES = .build/release

ID = org.jogakbo.Jogakbo
PROGRAMS = jogakbo jogakbo-app
LANGUAGES = $(basename $(notdir $(wildcard po/*.po)))

SHARE = $(PREFIX)/share
APPLICATIONS = $(SHARE)/applications
ICONS = $(SHARE)/icons/hicolor
MIME = $(SHARE)/mime
COMPLETIONS = bash:$(SHARE)/bash-completion/completions/jogakbo \
  zsh:$(SHARE)/zsh/site-functions/_jogakbo \
  fish:$(SHARE)/fish/vendor_completions.d/jogakbo.fish

# Data files as they are in data/, each with where it goes.
DATA = $(ID).desktop:$(APPLICATIONS)/$(ID).desktop \
  $(ID).metainfo.xml:$(SHARE)/metainfo/$(ID).metainfo.xml \
  $(ID).mime.xml:$(MIME)/packages/$(ID).xml \
  $(foreach icon,$(ICON_FILES),icons/hicolor/$(icon):$(ICONS)/$(icon))
ICON_FILES = scalable/apps/$(ID).svg symbolic/apps/$(ID)-symbolic.svg

MANUAL = $(SHARE)/man/man1/jogakbo.1
TRANSLATED = $(foreach language,$(LANGUAGES),$(SHARE)/man/$(language)/man1/jogakbo.1 \
  $(SHARE)/locale/$(language)/LC_MESSAGES/jogakbo.mo)

# The part behind the colon: where a file goes.
targets = $(foreach pair,$(1),$(lastword $(subst :, ,$(pair))))
INSTALLED = $(PROGRAMS:%=$(PREFIX)/bin/%) $(MANUAL) $(TRANSLATED) \
  $(call targets,$(DATA) $(COMPLETIONS))

# Speaks the language of LANGUAGE, out of what Tools/translate compiled.
JOGAKBO = LC_ALL=C.UTF-8 JOGAKBO_LOCALE_DIR=.build/locale $(BINARIES)/jogakbo

.PHONY: all install install-programs install-documentation install-data uninstall caches

# Linked with Swift's libraries, so that the programs run where there is no toolchain.
all:
	Tools/setup
	for program in $(PROGRAMS); do \
	  swift build --configuration release --static-swift-stdlib --product $$program || exit; \
	done
	Tools/translate

install: install-programs install-documentation install-data caches

install-programs:
	install -d $(DESTDIR)$(PREFIX)/bin
	install $(PROGRAMS:%=$(BINARIES)/%) $(DESTDIR)$(PREFIX)/bin

install-documentation: install-programs
	Tools/translate
	umask 022; for pair in $(COMPLETIONS); do \
	  file=$(DESTDIR)$${pair#*:}; \
	  install -d $$(dirname $$file) && \
	  LANGUAGE=en $(JOGAKBO) completions $${pair%%:*} > $$file || exit; \
	done
	install -d $(DESTDIR)$(dir $(MANUAL))
	umask 022; LANGUAGE=en $(JOGAKBO) manual > $(DESTDIR)$(MANUAL)
	umask 022; for language in $(LANGUAGES); do \
	  manuals=$(DESTDIR)$(SHARE)/man/$$language/man1; \
	  messages=$(DESTDIR)$(SHARE)/locale/$$language/LC_MESSAGES; \
	  install -d $$manuals $$messages && \
	  install -m 644 .build/locale/$$language/LC_MESSAGES/jogakbo.mo $$messages && \
	  LANGUAGE=$$language $(JOGAKBO) manual > $$manuals/jogakbo.1 || exit; \
	done

install-data:
	for pair in $(DATA); do \
	  install -D -m 644 data/$${pair%%:*} $(DESTDIR)$${pair#*:} || exit; \
	done

uninstall:
	rm -f $(INSTALLED:%=$(DESTDIR)%)
	$(MAKE) caches

# What the desktop knows of applications, icons and types. A package's own scripts do this.
caches:
	[ -n "$(DESTDIR)" ] || update-desktop-database -q $(APPLICATIONS) || true
	[ -n "$(DESTDIR)" ] || update-mime-database $(MIME) || true
	[ -n "$(DESTDIR)" ] || gtk-update-icon-cache -q -t -f $(ICONS) || true
