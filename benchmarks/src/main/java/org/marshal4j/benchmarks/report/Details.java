package org.marshal4j.benchmarks.report;

/** A part of a page that is unfolded with a click. */
final class Details {
    private Details() {}

    static String of(String summary, String content) {
        return "<details><summary>" + summary + "</summary>\n\n" + content.strip() + "\n\n</details>\n\n";
    }
}
