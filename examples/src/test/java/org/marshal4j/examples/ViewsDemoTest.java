package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.examples.book.BookRun;

class ViewsDemoTest {

    @Test
    @Timeout(120)
    void twoProcessesUseOneFile() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean whole = new BookRun(new PrintStream(out, true, StandardCharsets.UTF_8), 2).run();
        String shown = out.toString(StandardCharsets.UTF_8);
        assertThat(whole).as(shown).isTrue();
        assertThat(shown).contains("by the view", "by readInto", " 0 were wrong.");
    }
}
