package org.marshal4j.examples.quotes;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The file of a table in Python, which has never heard of marshal4j. */
final class QuotesInPython {
    private static final String SCRIPT = "quotes.py";
    private static final String PYTHON = System.getenv().getOrDefault("PYTHON", "python3");

    private QuotesInPython() {}

    /** What the script prints, which says so if libraries are missing; or that there is no Python. */
    static String show(Path file) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(PYTHON, "-", file.toString())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return "  There is no " + PYTHON
                    + " here. With it, and pyarrow or DuckDB, the same file would be read by mapping it.\n";
        }
        try (InputStream script = QuotesInPython.class.getResourceAsStream(SCRIPT);
                OutputStream in = process.getOutputStream()) {
            script.transferTo(in);
        }
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() == 0 ? printed : "  Python failed:\n" + printed;
    }
}
