package org.marshal4j.suite;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The file in which a JVM that runs tests records its progress: one line for each class that begins, and one for each
 * test that begins or ends.
 */
final class OutcomeLog implements AutoCloseable {
    private static final String CLASS = "#";
    private static final String BEGUN = "did not end";

    private final PrintWriter out;

    /** Appends to a file. Each line is written immediately. */
    OutcomeLog(Path file) throws IOException {
        out = new PrintWriter(Files.newBufferedWriter(file, StandardOpenOption.APPEND), true);
    }

    void beginClass(String name) {
        line(CLASS, name);
    }

    void begin(String test) {
        line(test, BEGUN);
    }

    void end(String test, String outcome) {
        line(test, outcome);
    }

    private synchronized void line(String key, String value) {
        out.println(oneLine(key) + "\t" + oneLine(value));
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Override
    public void close() {
        out.close();
    }

    /** Returns the class that began last, or an empty text. */
    static String lastBegun(Path file) throws IOException {
        String last = "";
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith(CLASS + "\t")) {
                last = line.substring(CLASS.length() + 1);
            }
        }
        return last;
    }

    /** Returns the outcome of each test. */
    static Outcomes read(Path file) throws IOException {
        Map<String, String> byTest = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int tab = line.indexOf('\t');
            if (tab >= 0 && !line.startsWith(CLASS)) {
                byTest.put(line.substring(0, tab), line.substring(tab + 1));
            }
        }
        return new Outcomes(byTest);
    }
}
