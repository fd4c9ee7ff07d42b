package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.examples.quotes.QuotesRun;

class TableDemoTest {

    @Test
    @Timeout(120)
    void quotesAreRecordedChangedAndReadAgain() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new QuotesRun(new PrintStream(out, true, StandardCharsets.UTF_8), 100_000).run();
        // The rounds have subtracted again what they added.
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("100,000 quotes recorded", "mapped table, by its cursor", "byte[] by Serializable")
                .contains("sequence 99,999, bid 102.4844, BP.L")
                .doesNotContain("Python failed");
    }
}
