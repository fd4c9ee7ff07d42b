package org.marshal4j.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text between two lines of three backticks on a page.
 *
 * @param language java, console, text …
 * @param file the path at the end of the line before it, in backticks and followed by a colon; empty if there is none
 * @param heading the last heading above it, without its hashes
 */
record Fence(String language, String file, String heading, String text) {
    private static final Path ROOT = Path.of("../..");
    private static final Pattern FILE = Pattern.compile(".*`([^`]+)`:");

    /** Returns the fences of a page in order. */
    static List<Fence> of(String page) throws IOException {
        List<Fence> fences = new ArrayList<>();
        String file = "";
        String heading = "";
        String language = null;
        StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(ROOT.resolve(page))) {
            if (language != null && line.equals("```")) {
                fences.add(new Fence(language, file, heading, text.toString()));
                text.setLength(0);
                file = "";
                language = null;
            } else if (language != null) {
                text.append(line).append('\n');
            } else if (line.startsWith("```")) {
                language = line.substring(3);
            } else if (!line.isBlank()) {
                Matcher matcher = FILE.matcher(line);
                file = matcher.matches() ? matcher.group(1) : "";
                heading = line.startsWith("#") ? line.replaceFirst("#+ ", "") : heading;
            }
        }
        return fences;
    }

    /** Whether it is a file that the reader writes. */
    boolean isSource() {
        return language.equals("java") && file.endsWith(".java") && !isGenerated();
    }

    /** Whether it is part of a generated file. */
    boolean isGenerated() {
        return file.startsWith("target/");
    }
}
