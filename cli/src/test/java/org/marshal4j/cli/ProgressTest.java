package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final StringWriter err = new StringWriter();
    private long now;

    @Test
    void beginsAfterASecondAndDoesNotFlicker() {
        Progress progress = new Progress(new PrintWriter(err), true, () -> now);
        progress.show("1");
        progress.clear();
        assertThat(err).hasToString("");
        now = 1_000_000_000L;
        progress.show("2");
        now += 100_000_000L;
        progress.show("3");
        now += 100_000_000L;
        progress.show("4");
        progress.clear();
        progress.clear();
        assertThat(err).hasToString("\r\u001b[K2\r\u001b[K4\r\u001b[K");
    }

    @Test
    void isOnlyForTerminals() {
        Progress progress = new Progress(new PrintWriter(err), false, () -> now);
        now = 2_000_000_000L;
        progress.show("1");
        progress.clear();
        assertThat(err).hasToString("");
    }
}
