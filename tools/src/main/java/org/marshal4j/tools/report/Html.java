package org.marshal4j.tools.report;

import java.util.List;

/** Pieces of HTML, and whole pages in the style of all reports. */
public final class Html {
    private static final String STYLE = """
            body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 62em; padding: 0 1em; color: #222; }
            h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin-top: 2em; }
            table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #ddd; padding: .3em .6em; text-align: left; vertical-align: top; }
            th { background: #f4f4f4; } td.n { text-align: right; white-space: nowrap; }
            th:last-child { width: 45%; } td code { overflow-wrap: anywhere; } code, pre { font: 13px/1.45 ui-monospace, monospace; } pre { background: #f7f7f7; padding: 1em; overflow: auto; }
            svg { max-width: 100%; height: auto; } .muted { color: #666; } summary { font-weight: bold; margin-top: 2em; }
            """;

    private Html() {}

    /**
     * {@return a text as HTML, with its special characters escaped}
     *
     * @param text the text
     */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * {@return a paragraph of less importance}
     *
     * @param text its text
     */
    public static String muted(String text) {
        return "<p class=\"muted\">" + escape(text) + "</p>\n";
    }

    /**
     * {@return a text whose lines and blanks stay as they are}
     *
     * @param text the text
     */
    public static String pre(String text) {
        return "<pre>" + escape(text) + "</pre>\n";
    }

    /**
     * {@return a list}
     *
     * @param lines the texts of its items
     */
    public static String list(List<String> lines) {
        StringBuilder list = new StringBuilder("<ul>\n");
        lines.forEach(line -> list.append("<li>").append(escape(line)).append("</li>\n"));
        return list.append("</ul>\n").toString();
    }

    /**
     * {@return a page}
     *
     * @param title its title
     * @param body what is in it, as HTML
     */
    public static String page(String title, String body) {
        return page(title, "", body);
    }

    /**
     * {@return a page with styles of its own after those of all pages}
     *
     * @param title its title
     * @param style the styles
     * @param body what is in it, as HTML
     */
    public static String page(String title, String style, String body) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + escape(title)
                + "</title>\n<style>\n" + STYLE + style + "</style>\n</head>\n<body>\n" + body + "</body>\n</html>\n";
    }
}
