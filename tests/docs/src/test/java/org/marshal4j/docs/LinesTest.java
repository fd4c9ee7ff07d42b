package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines of prose have at most 120 columns. Tables, code, long links and what the benchmarks write may have more. */
class LinesTest {
    private static final int COLUMNS = 120;

    @Test
    void haveAtMost120Columns() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path page : LinksTest.pages()) {
            for (String line : prose(page)) {
                if (line.length() > COLUMNS && !line.contains("://")) {
                    tooLong.add(page.getFileName() + ": " + line);
                }
            }
        }
        assertThat(tooLong).isEmpty();
    }

    private static List<String> prose(Path page) throws IOException {
        List<String> prose = new ArrayList<>();
        boolean fenced = false;
        boolean generated = false;
        for (String line : Files.readAllLines(page)) {
            if (line.strip().startsWith("```")) {
                fenced = !fenced;
            } else if (line.startsWith("<!-- begin ")) {
                generated = true;
            } else if (line.startsWith("<!-- end ")) {
                generated = false;
            } else if (!fenced && !generated && !line.strip().startsWith("|")) {
                prose.add(line);
            }
        }
        assertThat(fenced).as("a fence that does not end in " + page).isFalse();
        return prose;
    }
}
