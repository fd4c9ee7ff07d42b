package org.marshal4j.examples.quotes;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads the file of a table in Python, which knows nothing of marshal4j. */
final class QuotesInPython {
    private static final String SCRIPT = "quotes.py";
    private static final String PYTHON = System.getenv().getOrDefault("PYTHON", "python3");

    private QuotesInPython() {}

    /** Returns what the script prints, which includes missing libraries, or says that there is no Python. */
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
