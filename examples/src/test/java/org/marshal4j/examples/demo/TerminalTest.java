package org.marshal4j.examples.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TerminalTest {

    private static final String ESCAPE = "\u001b\\[[0-9;]*m";

    static Stream<Section> sections() {
        return Stream.of(
                new GeneratedSourceSection(),
                new HexDumpSection(),
                new FailureSection(),
                new SameBytesSection(),
                new LayoutSection());
    }

    @ParameterizedTest
    @MethodSource("sections")
    void colourChangesNothingElse(Section section) {
        String plain = shown(section, false);

        assertThat(plain).doesNotContain("\u001b");
        assertThat(shown(section, true))
                .contains("\u001b")
                .satisfies(colourful ->
                        assertThat(colourful.replaceAll(ESCAPE, "")).isEqualTo(plain));
    }

    @ParameterizedTest
    @MethodSource("sections")
    void fitsTheTerminal(Section section) {
        assertThat(shown(section, false).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(Terminal.WIDTH));
    }

    private static String shown(Section section, boolean colour) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Terminal(new PrintStream(out, true, StandardCharsets.UTF_8), false, colour).show(section);
        return out.toString(StandardCharsets.UTF_8);
    }
}
